# syntax=docker/dockerfile:1
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
# Installs the same way as npm start; docs/decisions/006-installing-without-npm-ci.md explains why.
RUN node --input-type=module -e "import { ensureInstalled } from './scripts/install.mjs'; await ensureInstalled()"
COPY . .
RUN node scripts/build.mjs

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/migrations server/migrations
COPY --from=build /app/language/*.bin language/
COPY --from=build /app/content/study content/study
COPY --from=build /app/content/texts/*.br content/texts/
COPY --from=build /app/dist dist
# Writable: mails if there is no mail server, the embedded database if there is no other, and backups.
RUN install -d -o node -g node -m 700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Graceful shutdown: the process finishes the requests in flight first.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
