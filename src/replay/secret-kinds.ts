// How keys, tokens and personal marks look, by kind: well-known services by their own prefixes, the rest by what stands
// around them. Order matters: the more exact kind comes first. A pattern's group `kept` stands before what is replaced.

/** One kind. `pattern` is global; where it has a group named `secret`, that alone is replaced. */
export interface SecretKind {
  readonly kind: string;
  readonly pattern: RegExp;
}

export const secretKinds: readonly SecretKind[] = [
  {
    kind: "private key",
    pattern:
      /-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|$)/g,
  },
  {
    kind: "public key",
    pattern: /\b(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-\w+) (?<secret>AAAA[\w+/=]{20,})/g,
  },
  {
    kind: "service token",
    pattern: new RegExp(
      [
        "\\b(?:dapi[0-9a-f]{32}|ATATT3[\\w=-]{20,}|gl[cs]a?_[\\w=]{20,}|ntn_\\w{20,}|secret_\\w{30,}",
        "|hv[sb]\\.[\\w-]{20,}|dp\\.(?:pt|st|ct)\\.\\w{20,}|HRKU-[\\w-]{20,}|key-[0-9a-f]{32}|sq0[a-z]{3}-[\\w-]{20,}",
        "|pscale_\\w+_[\\w.-]{20,}",
        "|sbp_[0-9a-f]{20,}|fo1_[\\w-]{20,}|figd_[\\w-]{20,}|sntrys_[\\w=+/-]{20,}|NRAK-[A-Z\\d]{20,}|PMAK-[\\w-]{20,}",
        "|r8_\\w{20,}|gsk_\\w{20,}|xai-\\w{20,}|pplx-\\w{20,}|AGE-SECRET-KEY-1[A-Z\\d]{20,}|tskey-[\\w-]{12,}",
        "|pat[A-Za-z\\d]{14}\\.[0-9a-f]{20,}|[MNO][\\w-]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,})",
      ].join(""),
      "g",
    ),
  },
  { kind: "web token", pattern: /\beyJ[\w-]{6,}\.[\w-]{6,}(?:\.[\w-]+)?/g },
  { kind: "Anthropic key", pattern: /\bsk-ant-[\w-]{10,}/g },
  { kind: "OpenAI key", pattern: /\bsk-(?:proj-|svcacct-|admin-)?[\w-]{16,}/g },
  { kind: "GitHub fine-grained token", pattern: /\bgithub_pat_\w{20,}/g },
  { kind: "GitHub token", pattern: /\bgh[opusr]_[A-Za-z\d]{16,}/g },
  { kind: "GitLab token", pattern: /\bgl(?:pat|dt|rt|ptt|soat|cbt)-[\w-]{16,}/g },
  { kind: "Slack token", pattern: /\bxox[abeoprs]-[\w-]{10,}/g },
  { kind: "Slack webhook", pattern: /hooks\.slack\.com\/(?:services|workflows)\/[\w/-]+/g },
  { kind: "AWS key id", pattern: /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z\d]{16}\b/g },
  { kind: "Google key", pattern: /\bAIza[\w-]{30,}/g },
  { kind: "Google token", pattern: /\bya29\.[\w-]{16,}/g },
  { kind: "Stripe key", pattern: /\b(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z\d]{16,}/g },
  { kind: "npm token", pattern: /\bnpm_[A-Za-z\d]{20,}/g },
  { kind: "PyPI token", pattern: /\bpypi-[\w-]{16,}/g },
  { kind: "SendGrid key", pattern: /\bSG\.[\w-]{10,}\.[\w-]{10,}/g },
  { kind: "Twilio id", pattern: /\b(?:AC|SK)[0-9a-f]{32}\b/g },
  { kind: "Hugging Face token", pattern: /\bhf_[A-Za-z\d]{20,}/g },
  { kind: "DigitalOcean token", pattern: /\bdo[opr]_v1_[0-9a-f]{20,}/g },
  { kind: "Telegram token", pattern: /\b\d{8,10}:[\w-]{30,}/g },
  { kind: "Shopify token", pattern: /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{20,}/g },
  { kind: "Linear key", pattern: /\blin_(?:api|oauth)_[\w]{16,}/g },
  { kind: "address credentials", pattern: /(?<=:\/\/)(?<secret>[^\s/@:"']+:[^\s/@"']+)(?=@)/g },
  {
    kind: "authorization",
    pattern: /\b(?:Bearer|Basic|token|Token)[ \t]+(?<secret>[\w.+/=~-]{12,})/g,
  },
  {
    kind: "named secret",
    pattern: new RegExp(
      [
        "[\\w-]*(?:passw(?:or)?d|passphrase|secret|token|api[_-]?key|access[_-]?key|account[_-]?key|credential)[\\w-]*",
        "[\"']?[ \\t]*[=:][ \\t]*[\"']?(?<secret>[^\\s\"'&;]{4,})",
      ].join(""),
      "gi",
    ),
  },
  {
    kind: "named secret",
    pattern: new RegExp(
      [
        "(?<![A-Za-z])(?:x-auth|auth|cookie|set-cookie|session(?:[_-]?id)?|signature|sig|pwd|pass|otp|pin)(?![A-Za-z])",
        "[\"']?[ \\t]*[=:][ \\t]*[\"']?(?<secret>[^\\s\"'&;]{4,})",
      ].join(""),
      "gi",
    ),
  },
  {
    kind: "credentials of an option",
    pattern: /(?<=\s(?:-u|--user|--proxy-user)[= ]?["']?)(?<secret>[^\s:"'=/]+:[^\s"']+)/g,
  },
  {
    kind: "credentials of an option",
    pattern: /(?<=\b(?:mysql\w*|mariadb\w*|sshpass)\b[^|;&\n]*\s-p[ ]?["']?)(?<secret>[^\s"']+)/g,
  },
  { kind: "query value", pattern: /(?<=[?&][\w.~%[\]-]+=)(?<secret>[^&\s"'#]{4,})/g },
  { kind: "encoded text", pattern: /(?:%[\dA-Fa-f]{2}){4,}[\w%.-]*/g },
  { kind: "e-mail address", pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}\b/g },
  { kind: "user and host", pattern: /\b(?<secret>[a-z_][\w.-]*@[\w-]+)(?=[:\s]|$)/g },
  { kind: "web host", pattern: /(?<=\b(?:https?|wss?|ftp|ssh|git):\/\/(?:[^\s/@"']+@)?)(?<secret>[\w.-]+)/g },
  { kind: "internal host", pattern: /\b[\w-]+(?:\.[\w-]+)*\.(?:internal|corp|lan|local|intra)\b/g },
  { kind: "network address", pattern: /\b(?:\d{1,3}\.){3}\d{1,3}\b/g },
  { kind: "network address", pattern: /\b(?:[0-9a-fA-F]{1,4}:){3,7}[0-9a-fA-F]{1,4}\b/g },
  { kind: "hardware address", pattern: /\b(?:[0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2}\b/g },
  { kind: "telephone number", pattern: /(?<![\w.])\+\d{1,3}[ \d()-]{7,16}\d\b/g },
];

/** Where home folders begin; the name behind is a person's, wherever else it stands. */
export const homeFolder =
  /(?<home>\/home\/|\/Users\/|\/root(?=\/|$)|[A-Za-z]:\\{1,4}Users\\{1,4}|[A-Za-z]:\/Users\/)(?<name>[^\s/\\"':;]*)/g;

/** Home folders as clients write them into the name of a project's folder. */
export const homeInName = /(?<home>(?:^|[/\\])-(?:home|Users)-)(?<name>[^\s/\\"':;-]+)/g;

/** True for what a redaction puts in the place of an original. */
export function looksMade(text: string): boolean {
  return /^REDACTED_|^dev\d*(?:@example\.com)?$|^host\d+\.example$|^192\.0\.2\.\d+$/.test(text);
}
