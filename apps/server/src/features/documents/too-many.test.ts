import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

test("after the hundredth document of a case is one too many", async () => {
  const jane = await world.claimant("hundred@example.org");
  const { client } = world.as(jane);
  const { id: case_id } = await client.cases.submit({
    title: "Deposit",
    description: "My landlord kept my deposit.",
    legal_category: "real_estate_law",
  });
  const { url } = await client.documents["create-document-upload-payment"]({ caseId: case_id });
  await client.billing.finishSandboxCheckout({ session_id: url?.split("/").at(-1) ?? "", act: "pay" });
  const add = () =>
    client.documents.upload({ case_id, file: new File(["x"], "a.txt"), document_type: "evidence" });
  await world.database.asOwner(
    `insert into case_documents (case_id, user_id, file_name, file_path, file_size, mime_type)
     select $1, $2, n || '.txt', 'many/' || n, 1, 'text/plain' from generate_series(1, 99) n`,
    [case_id, jane.id],
  );
  await add();
  await expect(add()).rejects.toMatchObject({ code: "TOO_MANY_DOCUMENTS" });
  expect((await client.documents.list({ case_id })).documents).toHaveLength(100);
});
