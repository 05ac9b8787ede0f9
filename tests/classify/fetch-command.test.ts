// Beside the events of require-output-path: what a denial asks for, done, passes.

import fc from "fast-check";
import { expect, it } from "vitest";
import { findUndeclaredFetch } from "../../src/classify/fetch-command.ts";

const where = (command: string): string | null => findUndeclaredFetch(command)?.where ?? null;

it.each([
  ["curl https://x/a", "nowhere declared"],
  ["'curl' \"https://x/a\"", "nowhere declared"],
  ["curl https://x/?a=1", "nowhere declared"],
  ["curl -o a -o - https://x/a https://x/b", "standard output"],
  ["curl -o a https://x/a --url https://x/b", "nowhere declared"],
  ["curl -o /dev/fd/1 https://x/a", "standard output"],
  ["curl -o /dev/stderr https://x/a", "standard output"],
  ["curl https://x/a > /dev/stdout", "nowhere declared"],
  ["curl https://x/a > f >&2", "nowhere declared"],
  ["curl https://x/a 3> f", "nowhere declared"],
  ["curl https://x/a < f", "nowhere declared"],
  ["curl https://x/a &> /dev/tty", "nowhere declared"],
  ["curl -T f https://x/a", "nowhere declared"],
  ["wget x.org", "nowhere declared"],
  ["wget -O a -O - x.org", "standard output"],
  ["wget -i list x.org", "nowhere declared"],
])("%j goes %s", (command, expected) => {
  expect(where(command)).toBe(expected);
});

it.each([
  "curl -o a -O https://x/a https://x/b",
  "curl -o a -o - https://x/a",
  "curl -o - https://x/a > f",
  "curl https://x/a 2> log > f",
  "curl https://x/a 1> f",
  "curl https://x/a >| f",
  "curl https://x/a >> f",
  "curl https://x/a >& f",
  "curl https://x/a >& f 1>&2",
  "curl https://x/a 2>&1 > f",
  "curl https://x/a 2> f >&2",
  "curl https://x/a >&-",
  "curl https://x/a > /dev/null 2>&1",
  "curl -o '' https://x/a",
  "curl ''",
  "curl *",
  "curl ~/a",
  "curl -XHEAD https://x/a",
  "curl --request head https://x/a",
  "curl --head https://x/a",
  "curl -V https://x/a",
  "curl -K c https://x/a",
  "HOME=/x curl https://x/a",
  "wget --method=HEAD x.org",
  "wget -m x.org",
  "wget -e robots=off x.org",
  "wget",
  "wget -V",
  "curlx https://x/a",
  "echo curl https://x/a",
  "curl https://x/a | jq .",
  "curl https://x/a &",
  "curl $(cat u)",
  "curl -d @- https://x/a <<< x",
])("%j is left alone", (command) => {
  expect(where(command)).toBeNull();
});

it("a denied command with a file for each address passes", () => {
  const option = fc.constantFrom(
    "-s",
    "-fsSL",
    "-X POST",
    "-d a=b",
    "-H 'a: b'",
    "-k",
    "--compressed",
    "--retry 3",
  );
  const address = fc.constantFrom("https://x/a", "x.org", "'https://x/?a=1&b=2'", "localhost:1/a");
  const curl = fc.tuple(
    fc.array(option, { maxLength: 3 }),
    fc.array(address, { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(curl, ([options, addresses]) => {
      const rest = [...options, ...addresses].join(" ");
      expect(where(`curl ${rest}`)).toBe("nowhere declared");
      expect(where(`curl ${addresses.map((_one, at) => `-o f${at}`).join(" ")} ${rest}`)).toBeNull();
      expect(where(`wget ${addresses.join(" ")}`)).toBe("nowhere declared");
      expect(where(`wget ${addresses.join(" ")} -O f`)).toBeNull();
    }),
  );
});

it("any text is read or refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom("curl ", "wget "), (text, name) => {
      expect(["nowhere declared", "standard output", null]).toContain(where(name + text));
    }),
  );
});
