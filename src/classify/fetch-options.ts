// The options of curl and wget, as far as they are needed to tell an address from an option's value, and the reading of
// a command's words by such a list. An option that is not listed leaves two readings for the word after it, and so does
// a shortened one: then there is no reading.

import type { ShellWord } from "./shell-word.ts";

export interface OptionList {
  /** Short options that take the rest of their cluster, or else the next word, as their value. */
  readonly shortWithValue: string;
  readonly shortAlone: string;
  /** Names without dashes. */
  readonly longWithValue: () => ReadonlySet<string>;
  readonly longAlone: () => ReadonlySet<string>;
}

/** Source: the programs' own help texts (curl 7.88, GNU Wget 1.21). */
export const curlOptions: OptionList = {
  shortWithValue: "AbcCdDeEFHKmoPQrtTuUwxXyYz",
  shortAlone: "012346aBfgGiIjJklLMnNOpqRsSvVZ#",
  longWithValue: words(`
    alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to continue-at cookie
    cookie-jar crlfile curves data data-ascii data-binary data-raw data-urlencode dns-servers doh-url dump-header
    engine etag-compare etag-save expect100-timeout form form-string ftp-method ftp-port header hostpubmd5
    hostpubsha256 hsts interface json keepalive-time key key-type limit-rate local-port login-options mail-from
    mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass
    pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-cert proxy-header proxy-key
    proxy-pass proxy-user pubkey quote range rate referer request request-target resolve retry retry-delay
    retry-max-time socks4 socks4a socks5 socks5-hostname speed-limit speed-time stderr time-cond tls-max
    tls13-ciphers trace trace-ascii unix-socket upload-file url url-query user user-agent variable write-out`),
  longAlone: words(`
    anyauth append basic cert-status compressed create-dirs crlf digest disable fail fail-early fail-with-body
    false-start get globoff haproxy-protocol head http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 include
    insecure ipv4 ipv6 junk-session-cookies list-only location location-trusted manual negotiate netrc
    netrc-optional no-alpn no-buffer no-clobber no-keepalive no-progress-meter no-sessionid ntlm parallel
    parallel-immediate path-as-is post301 post302 post303 progress-bar proxytunnel raw remote-header-name
    remote-name remote-name-all remote-time remove-on-error retry-all-errors retry-connrefused show-error silent
    ssl ssl-no-revoke ssl-reqd tcp-fastopen tcp-nodelay tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding
    trace-time use-ascii verbose version xattr`),
};

export const wgetOptions: OptionList = {
  shortWithValue: "aABDeiIlnoOPQRtTUwX",
  shortAlone: "46bcdEFhHkKLmNpqrSvVx",
  longWithValue: words(`
    accept accept-regex append-output base bind-address body-data body-file ca-certificate ca-directory certificate
    certificate-type compression config connect-timeout cut-dirs default-page directory-prefix dns-timeout domains
    exclude-directories exclude-domains execute header http-password http-user include-directories input-file level
    limit-rate load-cookies max-redirect method output-document output-file password post-data post-file private-key
    progress proxy-password proxy-user quota read-timeout referer reject reject-regex restrict-file-names
    save-cookies secure-protocol start-pos timeout tries user user-agent wait waitretry`),
  longAlone: words(`
    adjust-extension ask-password auth-no-challenge background content-disposition content-on-error continue
    convert-links debug force-directories help https-only ignore-length inet4-only inet6-only keep-session-cookies
    mirror no-cache no-check-certificate no-clobber no-config no-cookies no-directories no-dns-cache
    no-host-directories no-hsts no-http-keep-alive no-iri no-parent no-proxy no-verbose page-requisites quiet
    random-wait recursive retry-connrefused save-headers server-response show-progress span-hosts spider
    timestamping trust-server-names unlink verbose version`),
};

/** An option by its letter or long name, and its value; null where it has none. */
export interface GivenOption {
  readonly name: string;
  readonly value: string | null;
}

export interface GivenWords {
  readonly options: readonly GivenOption[];
  readonly operands: readonly ShellWord[];
}

/** Options and operands of the words after a command's name, or null. After `--` every word is an operand. */
export function readGivenWords(given: readonly ShellWord[], list: OptionList): GivenWords | null {
  const options: GivenOption[] = [];
  const operands: ShellWord[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at];
    if (word === undefined || word.text === "-") return null;
    if (word.text === "--") return { options, operands: [...operands, ...given.slice(at + 1)] };
    if (!word.text.startsWith("-")) {
      operands.push(word);
      continue;
    }
    const next = given[at + 1];
    const read = word.text.startsWith("--")
      ? readLong(word.text, next, list)
      : readCluster(word.text, next, list);
    if (read === null || word.hasGlob || (read.tookNext && next?.hasGlob !== false)) return null;
    options.push(...read.options);
    if (read.tookNext) at += 1;
  }
  return { options, operands };
}

interface ReadOptions {
  readonly options: readonly GivenOption[];
  readonly tookNext: boolean;
}

function readLong(text: string, next: ShellWord | undefined, list: OptionList): ReadOptions | null {
  const [, name = "", , value] = /^--([^=]*)(=(.*))?$/s.exec(text) ?? [];
  const takesValue = list.longWithValue().has(name);
  if (!takesValue && !list.longAlone().has(name) && !list.longAlone().has(name.replace(/^no-/, "")))
    return null;
  if (value !== undefined) return { options: [{ name, value }], tookNext: false };
  if (!takesValue) return { options: [{ name, value: null }], tookNext: false };
  return next === undefined ? null : { options: [{ name, value: next.text }], tookNext: true };
}

function readCluster(text: string, next: ShellWord | undefined, list: OptionList): ReadOptions | null {
  const options: GivenOption[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const name = text[at] ?? "";
    if (list.shortWithValue.includes(name)) {
      const rest = text.slice(at + 1);
      const value = rest === "" ? next?.text : rest;
      return value === undefined ? null : { options: [...options, { name, value }], tookNext: rest === "" };
    }
    if (!list.shortAlone.includes(name)) return null;
    options.push({ name, value: null });
  }
  return { options, tookNext: false };
}

/** Told apart when they are first asked for: most commands are no fetch, and no hook should wait for these lists. */
function words(text: string): () => ReadonlySet<string> {
  let names: ReadonlySet<string> | null = null;
  return () => {
    names ??= new Set(text.trim().split(/\s+/));
    return names;
  };
}
