// Which sessions were made for this project and happened to nobody: no figure of them is evidence for anything. They
// are known by their ids, which every line of a log carries, wherever it is copied to and whatever it is renamed to.
// An id that was written by hand or by a generator of the corpora ends in `-4000-8000-0000000000` and two digits: a
// client draws these 66 bits at random and would have to draw them all as they are. That is also how redacted
// fixtures number their ids. Sessions that the client recorded while a scripted model spoke have ids that it drew; they
// are listed one by one, and a test compares the list with the corpora.

const MADE = /^[0-9a-f]{8}-[0-9a-f]{4}-4000-8000-0{10}[0-9a-f]{2}$/;

const RECORDED: ReadonlySet<string> = new Set([
  "09092e62-3601-439c-90dc-973704fc8cc3",
  "11042b13-d000-4f3a-90ed-eda38195cc40",
  "157be19f-7e08-4deb-bd72-29eaf3b7423a",
  "2017aae5-a3bd-41c4-a302-9051a12fcf77",
  "3870c8e4-77aa-49b9-a2d5-4a58d30bf421",
  "6f28cc2f-3215-4e5b-885b-c431f934a412",
  "70c84c9c-c8e3-466a-9ef0-8c5f2ac275e4",
  "756ebeea-daa9-4513-b4cc-7d9e859c9b4b",
  "76bc31e0-90ed-41b7-8b04-9d2ecd4314ef",
  "95398ab6-b118-408b-8c6a-9e9aeacb0cc8",
  "95938ecd-53df-46cb-94d1-1b660df06cdf",
  "9758fb04-e524-4b96-bf8e-daa74a690eeb",
  "d5d7bca9-4a55-4bab-b049-49eb831c8702",
  "d63332c2-fb9e-4445-a1d7-b6580a7ab4d0",
  "db0c90f3-9742-4375-b5a7-204a5627d244",
  "e0d86068-2088-4a65-9ee7-15f101fbe35f",
  "e1f3ba64-03d8-4522-b734-f9d5fc4b35d1",
  "e454e029-7de0-4dc7-8afa-cfe2d68e44f4",
  "e7b4e5ac-68a6-4124-abb4-e7b8bcaef695",
  "f5483eae-99e4-418f-a32c-2e5a5c639b2c",
  "fa4fcd08-0806-4fed-93da-b9d7c8316764",
  "fcb4828d-4b44-43c6-b216-1187fab7b3bc",
]);

/** True for an id of a session that was written, generated or recorded for the corpora. */
export function isMadeSession(id: string): boolean {
  const text = id.toLowerCase();
  return MADE.test(text) || RECORDED.has(text);
}
