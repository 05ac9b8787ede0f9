// Processes: listed, started, stopped and waited for; containers, services and servers among them.

import { type ClassTable, plainRows } from "../command-class.ts";

/** `process` itself is a name of the runtime. */
export const processClass: ClassTable = {
  name: "process",
  group: "neither",
  meaning: "Lists, starts and stops processes, containers, services and servers, or waits.",
  rows: plainRows(`
    ps, pgrep, pidof, top, htop, kill, pkill, killall, lsof, fuser, sleep, docker, docker-compose, podman
    kubectl, helm, systemctl, service, launchctl, journalctl, crontab, at, tmux, screen, pm2, open, xdg-open
    start, reboot, shutdown, brew services, disown, fg, bg, strace, python -m http.server, vite, next dev
    next start, astro dev, nuxt dev, ng serve, uvicorn, gunicorn, flask run, rails server, rails s, nodemon
    http-server, serve, live-server, npm start`),
  targets: ["dev", "start", "restart", "serve", "watch", "preview", "storybook"],
};
