// Nothing private is left in an incident: planted originals are searched for in the whole redacted text.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redact } from "../../src/replay/redact.ts";
import type { JsonObject } from "../../src/session/json-value.ts";

const NOTHING = { inputs: false, results: false };
const EVERYTHING = { inputs: true, results: true };
const letters = (length: number) =>
  "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zAbCdEfGhIjKlMnOpQrStUvWxYz".slice(0, length);
const hex = (length: number) => "0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6071".slice(0, length);

/** Kind → what must not be left; the text that it is planted in, where it needs one. All of them are made up. */
const planted: readonly (readonly [string, string, string?])[] = [
  ["Anthropic key", `sk-ant-api03-${letters(30)}`],
  ["OpenAI key", `sk-proj-${letters(40)}`],
  ["GitHub token", `ghp_${letters(36)}`],
  ["GitHub server token", `ghs_${letters(36)}`],
  ["GitHub fine-grained token", `github_pat_${letters(40)}`],
  ["GitLab token", `glpat-${letters(20)}`],
  ["Slack token", ["xoxb", "123456789012", letters(24)].join("-")],
  ["Slack webhook", `hooks.slack.com/services/T00/B00/${letters(24)}`],
  ["AWS key id", `AKIA${"Q7RSTUVWXYZABCDE"}`],
  ["AWS secret", letters(40), `AWS_SECRET_ACCESS_KEY=${letters(40)} aws s3 ls`],
  ["Google key", `AIza${letters(35)}`],
  ["Google token", `ya29.${letters(30)}`],
  ["Stripe key", ["sk", "live", letters(24)].join("_")],
  ["npm token", `npm_${letters(36)}`],
  ["PyPI token", `pypi-${letters(40)}`],
  ["SendGrid key", `SG.${letters(22)}.${letters(43)}`],
  ["Twilio id", `AC${hex(32)}`],
  ["Hugging Face token", `hf_${letters(34)}`],
  ["DigitalOcean token", `dop_v1_${hex(40)}`],
  ["Telegram token", `123456789:${letters(35)}`],
  ["Shopify token", `shpat_${hex(32)}`],
  ["Linear key", `lin_api_${letters(30)}`],
  ["web token", `eyJhbGciOiJIUzI1NiJ9.${letters(30)}.${letters(20)}`],
  [
    "private key",
    "MIIEpAIBAAKCAQEAx7",
    "-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEAx7\n-----END RSA PRIVATE KEY-----",
  ],
  ["bearer", letters(24), `curl -H 'Authorization: Bearer ${letters(24)}' x`],
  ["password in an address", "hunter2horse", "git clone https://sam:hunter2horse@x/y"],
  ["password in a variable", "correcthorse", "DB_PASSWORD=correcthorse ./run"],
  ["password in JSON", "batterystaple", '{"password": "batterystaple"}'],
  ["e-mail address", "sam.smith@mail.corp.test"],
  ["web host", "build7.quayside-systems.com", "curl https://build7.quayside-systems.com/x"],
  ["internal host", "db-3.quayside.internal"],
  ["user and host", "sam@quaybox", "ssh sam@quaybox ls"],
  ["network address", "10.31.7.9"],
  ["hardware address", "3c:22:fb:9a:01:7e"],
  ["telephone number", "+49 170 1234567"],
  ["Unix home", "/home/samsmith"],
  ["Mac home", "/Users/samsmith"],
  ["Windows home", "C:\\Users\\samsmith"],
  ["Windows home in a string of a string", "C:\\\\Users\\\\samsmith"],
  ["home in a folder's name", "-Users-samsmith-quay", "cat /x/-Users-samsmith-quay/a"],
  ["login of curl", "tide9wave", "curl -u sam:tide9wave x"],
  ["long login of curl", "tide9wave", 'curl --user="sam:tide9wave" x'],
  ["password of mysql", "tide9wave", "mysql -h x -ptide9wave q"],
  ["password of sshpass", "tide9wave", "sshpass -p tide9wave ssh x"],
  ["signature", "tide9wave", "https://x/y?sig=tide9wave&z=1"],
  ["query value", "tide9wave", "https://x/y?z=1&quay=tide9wave"],
  ["cookie", "tide9wave", "curl -H 'Cookie: tide9wave' x"],
  ["percent-encoded text", "%74%69%64%65%39", "curl x/%74%69%64%65%39"],
  ["public key", letters(40), `ssh-ed25519 AAAA${letters(40)} x`],
  ["PGP key", "lQPGBF", "-----BEGIN PGP PRIVATE KEY BLOCK-----\nlQPGBF\n-----END PGP PRIVATE KEY BLOCK-----"],
  ["Databricks token", `dapi${hex(32)}`],
  ["Atlassian token", `ATATT3${letters(40)}`],
  ["Grafana token", `glsa_${letters(30)}`],
  ["Vault token", `hvs.${letters(30)}`],
  ["Groq key", `gsk_${letters(40)}`],
  ["Sentry token", `sntrys_${letters(40)}`],
  ["Tailscale key", `tskey-auth-${letters(30)}`],
  ["age key", `AGE-SECRET-KEY-1${"Q7RSTUVWXYZABCDEFGHI"}`],
];

const line = (text: string): JsonObject => ({
  type: "assistant",
  cwd: "/srv/ferry",
  message: {
    role: "assistant",
    content: [
      { type: "text", text },
      { type: "tool_use", id: "t", name: "Bash", input: { command: text, file_path: `/srv/${text}` } },
    ],
  },
  toolUseResult: { stdout: text, [text]: [text] },
});

const plants = planted.map(([kind, original, text = original]) => ({ kind, original, text }));

it.each(plants)("no $kind is left in paths, commands, keys and texts", ({ original, text }) => {
  for (const kept of [NOTHING, EVERYTHING]) {
    const { objects, suspicious } = redact([{ line: 1, object: line(text) }], kept);
    // In JSON a backslash is two.
    expect(JSON.stringify(objects)).not.toContain(JSON.stringify(original).slice(1, -1));
    expect(suspicious).toEqual([]);
  }
});

describe("replacements", () => {
  const texts = (...all: readonly string[]) => {
    const { objects } = redact([{ line: 1, object: { list: all } }], EVERYTHING);
    const [first] = objects;
    return Array.isArray(first?.object.list) ? first.object.list : [];
  };

  it("the same original has the same replacement, another one another", () => {
    const [a, b, c] = texts(`A=ghp_${letters(36)}`, `B ghp_${letters(36)}`, `ghp_${letters(35)}x`);
    expect(String(a).slice(2)).toBe(String(b).slice(2));
    expect(c).not.toBe(String(b).slice(2));
  });

  it("a person's name goes wherever it stands, once a home folder has given it away", () => {
    expect(texts("/home/samsmith/x", "by samsmith, -home-samsmith-x", "samsmithson")).toEqual([
      "/home/dev/x",
      "by dev, -home-dev-x",
      "samsmithson",
    ]);
  });

  it("a key keeps its length, since a move may count", () => {
    const [key] = texts(`ghp_${letters(36)}`);
    expect(key).toHaveLength(40);
  });

  it("identities are numbered, references to stored texts stay", () => {
    const pointer = `detent://${hex(48)}${hex(16)}`;
    expect(texts("toolu_01AbCdEfGhIj", "5e550100-aaaa-4000-8000-00000000beef", pointer, hex(40))).toEqual([
      "toolu_1",
      "00000000-0000-4000-8000-000000000001",
      pointer,
      "1".padStart(40, "0"),
    ]);
  });
});

it("words of texts go word by word: lines, lengths and equal texts stay as they were", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (one, other) => {
      const { objects } = redact([{ line: 1, object: { stdout: one, content: other, text: one } }], NOTHING);
      const { stdout, content, text } = objects[0]?.object ?? {};
      expect(stdout).toBe(text);
      if (one === other) expect(content).toBe(stdout);
      expect(String(stdout).split("\n")).toHaveLength(one.split("\n").length);
    }),
  );
  const { objects } = redact([{ line: 1, object: { text: "Alice met Bob\nat 2026" } }], NOTHING);
  expect(String(objects[0]?.object.text)).toMatch(/^[a-z]{5} [a-z]{3} [a-z]{3}\nat \d{4}$/);
});

it("a random-looking text that is no known kind is named with its place", () => {
  const { suspicious } = redact(
    [{ line: 4, object: { input: { command: `deploy ${letters(32)}` } } }],
    NOTHING,
  );
  expect(suspicious).toEqual(["line 4: input.command"]);
  const plain = { command: "npm run build-everything-and-then-some --workspace=packages/tidetables" };
  expect(redact([{ line: 1, object: plain }], NOTHING).suspicious).toEqual([]);
});
