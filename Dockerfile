# The server with the client: docs/hosting.md
FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && node node_modules/typescript/bin/tsc -b packages/server packages/cli \
  && npm run build --workspace @gah/web \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATABASE_FILE=/data/games.db
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://localhost:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js", "--strict", "--client", "packages/web/dist/app"]
