// Other hosts: fetches, shells and copies over there, clouds, and questions about the network.

import { type ClassTable, plainRows } from "../command-class.ts";

export const network: ClassTable = {
  name: "network",
  group: "neither",
  meaning: "Talks to other hosts, or asks about the network.",
  rows: [
    ...plainRows(`
      curl, wget, http, https, xh, ssh, scp, sftp, ftp, nc, telnet, ping, traceroute, dig, nslookup, host, whois
      openssl s_client, aws, gcloud, az, vercel, netlify, fly, flyctl, heroku, wrangler, ifconfig, ip, netstat
      ss, route, arp, networksetup, netsh, nmap, tcpdump, gh, glab`),
    { words: "rsync", operandHolds: ":" },
  ],
};
