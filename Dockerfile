# The server with the client: docs/hosting.md
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && node node_modules/@typescript/native/bin/tsc -b packages/server packages/cli \
  && npm run build --workspace @gah/web \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATABASE_FILE=/data/games.db
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
# What `gah` is everywhere else `npm run gah --` is here: nothing is left to build.
RUN printf '#!/bin/sh\nexec node /app/packages/cli/dist/main.js "$@"\n' > /usr/local/bin/gah \
  && chmod 755 /usr/local/bin/gah \
  && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
# A probe that writes may take two seconds before it says no.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "-e", "fetch('http://localhost:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js", "--strict", "--client", "packages/web/dist/app"]
