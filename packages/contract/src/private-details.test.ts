import { describe, expect, test } from "vitest";
import { findPrivateDetails, maskPrivateDetails } from "./private-details.ts";

const found = (text: string) =>
  findPrivateDetails(text).map(({ kind, text: detail }) => `${kind}: ${detail}`);

describe("finds", () => {
  test.each([
    // Names
    ["My landlord John Smith kept it", "name: John Smith"],
    ["my landlord, Rosa Delgado, says", "name: Rosa Delgado"],
    ["My boss Karim fired me", "name: Karim"],
    ["our neighbor named Sky Walker-Jones", "name: Sky Walker-Jones"],
    ["my ex-husband Tariq's car", "name: Tariq"],
    ["the probation officer Dana Reyes", "name: Dana Reyes"],
    ["Mr. O'Neill came", "name: O'Neill"],
    ["Ms Nguyen wrote to me", "name: Nguyen"],
    ["Dr. Anna Maria de la Cruz operated", "name: Anna Maria de la Cruz"],
    ["I spoke to mr patel about it", "name: patel"],
    ["Officer Brandt stopped me", "name: Brandt"],
    ["His name is Lamar.", "name: Lamar"],
    ["I am Priya Raman and I rent", "name: Priya Raman"],
    ["Then Michael Brown came over", "name: Michael Brown"],
    ["Jennifer L. Park signed it", "name: Jennifer L. Park"],
    // Telephone
    ["call me at 510-555-0134", "phone: 510-555-0134"],
    ["(510) 555-0134 is the office", "phone: (510) 555-0134"],
    ["+1 510.555.0134", "phone: +1 510.555.0134"],
    ["5105550134", "phone: 5105550134"],
    ["510 555 0134 ext. 12", "phone: 510 555 0134 ext. 12"],
    ["my number is 555-0134", "phone: 555-0134"],
    // Mail
    ["write to jo.b+x@mail.example.org please", "email: jo.b+x@mail.example.org"],
    ["jo (at) example (dot) com", "email: jo (at) example (dot) com"],
    // Addresses
    ["I live at 123 Main Street", "address: 123 Main Street"],
    [
      "1250 N. Lake Shore Dr, Apt 4B, Chicago, IL 60611",
      "address: 1250 N. Lake Shore Dr, Apt 4B, Chicago, IL 60611",
    ],
    ["at 45 West 34th St.", "address: 45 West 34th St"],
    ["we rent 12 elm avenue", "address: 12 elm avenue"],
    ["send it to P.O. Box 991", "address: P.O. Box 991"],
    // Social security numbers
    ["my ssn 123-45-6789", "ssn: 123-45-6789"],
    ["social security number is 123456789", "ssn: 123456789"],
    ["SSN ending in 6789", "ssn: 6789"],
    // Case numbers
    ["Case No. 2:23-cv-01234-ABC", "case_number: 2:23-cv-01234-ABC"],
    ["case number is 23CV004512", "case_number: 23CV004512"],
    ["docket # FA-19-88213", "case_number: FA-19-88213"],
    ["my claim number: 88412345", "case_number: 88412345"],
    ["police report 2024-118822", "case_number: 2024-118822"],
    ["receipt IOE0912345678", "case_number: IOE0912345678"],
    ["A-number A098765432", "case_number: A098765432"],
    // Plates
    ["license plate 7ABC123", "license_plate: 7ABC123"],
    ["his plate was KLM 4821", "license_plate: KLM 4821"],
    ["VIN 1HGCM82633A004352", "license_plate: 1HGCM82633A004352"],
  ])("in %j: %s", (text, detail) => {
    expect(found(text)).toEqual([detail]);
  });

  test("several in one text, in its order, each once", () => {
    expect(
      found(
        "My landlord John Smith (510-555-0134, js@example.com) at 12 Oak Street filed case no. 24-CV-1188.",
      ),
    ).toEqual([
      "name: John Smith",
      "phone: 510-555-0134",
      "email: js@example.com",
      "address: 12 Oak Street",
      "case_number: 24-CV-1188",
    ]);
  });
});

describe("leaves alone", () => {
  test.each([
    "My landlord kept my $2,400 deposit for 60 days.",
    "I was fired on March 3, 2026 after 12 years.",
    "My landlord I think is wrong. My boss Monday said no.",
    "My case is about a car. The court file was closed in 2024.",
    "I drove 300 feet down the road and 2 miles on the highway.",
    "They owe me 1,234.56 or 12345 dollars.",
    "He called Friday. She called The office.",
    "I live in Oakland, California, near the Court House.",
    "My employer is in New York and the manager They sent",
    "The claim was for $10,000. Case closed. My file is 2024.",
    "I waited 3 months to go to court on the street.",
    "Section 1950.5 of the Civil Code says 21 days.",
    "The IRS letter CP2000 says I owe 2019 tax.",
    "The tag on the bag was blue. Plates were broken.",
    "This is What happened: I am Not sure.",
    "",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("masks", () => {
  test("every detail by what it is, and nothing else", () => {
    expect(
      maskPrivateDetails("My boss Karim's number is 510-555-0134. Call him, or mail k@example.com."),
    ).toBe("My boss [name]'s number is [phone number]. Call him, or mail [email].");
  });

  test("so that nothing is found any more", () => {
    const text =
      "I am Priya Raman of 12 Oak Street, Oakland, CA 94601. Mr. Lee, SSN 123-45-6789, plate 7ABC123, case no. 24-CV-1188.";
    const masked = maskPrivateDetails(text);
    expect(found(masked)).toEqual([]);
    expect(masked).toBe(
      "I am [name] of [address]. Mr. [name], SSN [social security number], plate [license plate], case no. [case number].",
    );
  });

  test("texts of any length and content without hanging", () => {
    const hostile = [
      "A ".repeat(2500),
      "1 ".repeat(2500),
      "a@".repeat(2500),
      "My landlord ".repeat(400),
      "9".repeat(5000),
    ];
    for (const text of hostile) expect(typeof maskPrivateDetails(text)).toBe("string");
  });
});
