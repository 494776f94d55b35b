/** An entry of a compound file, the container of old Word documents and of encrypted new ones. */
interface Entry {
  name: string;
  start: number;
  size: number;
}

const MAGIC = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ENTRY = 128;
const NO_SECTOR = 0xff_ff_ff_fa;
const MOST_SECTORS = 4096;

export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(MAGIC);
}

/**
 * What the directory of a compound file names, each with its first bytes.
 * @throws RangeError when the file is damaged or cut off
 */
export function compoundEntries(bytes: Buffer): Map<string, { size: number; head: Buffer }> {
  const sectorSize = 1 << bytes.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) throw new RangeError("No size of a sector");
  const sector = (number: number) => {
    const at = (number + 1) * sectorSize;
    if (number >= NO_SECTOR || at >= bytes.length) throw new RangeError("A sector is missing");
    return bytes.subarray(at, at + sectorSize);
  };
  const next = (number: number) => {
    const perSector = sectorSize / 4;
    const place = Math.floor(number / perSector);
    if (place >= 109) throw new RangeError("A longer table than a small file has");
    return sector(bytes.readUInt32LE(76 + 4 * place)).readUInt32LE(4 * (number % perSector));
  };
  const entries = new Map<string, { size: number; head: Buffer }>();
  let at = bytes.readUInt32LE(48);
  for (let walked = 0; at < NO_SECTOR; walked += 1) {
    if (walked > MOST_SECTORS) throw new RangeError("A circle of sectors");
    for (const { name, start, size } of entriesOf(sector(at))) {
      const large = size >= 4096;
      if (large && (start + 1) * sectorSize + Math.min(size, sectorSize) > bytes.length)
        throw new RangeError("The end is missing");
      entries.set(name, { size, head: large ? sector(start) : Buffer.alloc(0) });
    }
    at = next(at);
  }
  return entries;
}

function entriesOf(directory: Buffer): Entry[] {
  const found: Entry[] = [];
  for (let from = 0; from + ENTRY <= directory.length; from += ENTRY) {
    const entry = directory.subarray(from, from + ENTRY);
    const length = entry.readUInt16LE(64);
    if (length < 2 || length > 64) continue;
    const name = entry.toString("utf16le", 0, length - 2);
    found.push({ name, start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) });
  }
  return found;
}
