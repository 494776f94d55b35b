# One image for every role; STANDING_ROLES chooses. It needs DATABASE_URL: the embedded Postgres is not in it.
# A release names its base by digest: docs/operations.md, Image.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN node scripts/prepare.mjs && cp -rL build/current /standing

FROM ${NODE_IMAGE}
ENV NODE_ENV=production STANDING_HOME=/data
WORKDIR /standing
COPY --from=build /standing ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD \
  case "${STANDING_ROLES:-web}" in *web*) ;; *) exit 0 ;; esac; \
  node -e 'fetch("http://127.0.0.1:" + (process.env.PORT || 3000) + "/healthz").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))'
CMD ["node", "main.js"]
