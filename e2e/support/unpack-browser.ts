import chromium from "@sparticuz/chromium";

// Unpacks into TMPDIR, the one place that the package knows; so it runs as a process with a TMPDIR of its own.
await chromium.executablePath();
