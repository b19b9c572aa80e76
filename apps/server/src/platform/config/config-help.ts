/** Printed by --help: every flag and environment variable, one line each. */
export const helpText = `Countinghouse

Usage: npm start -- [flags]

Flags
  --port <number>    port to listen on (PORT); by default the first free port from 8080
  --host <address>   address to listen on (HOST); default 127.0.0.1
  --data <folder>    data folder (DATA_DIR)
  --no-demo          start without the demo company
  --no-open          do not open the browser
  --insecure-http    accept plain HTTP on an address other machines can reach (INSECURE_HTTP=1)
  --help, --version

Environment
  TLS_CERT, TLS_KEY       PEM files; enables HTTPS
  TRUSTED_PROXY           addresses or ranges of the proxy that terminates TLS
  DATABASE_URL            your own PostgreSQL 18, with the app role; default: the embedded one
  DATABASE_OWNER_URL      the role that owns the tables and migrates
  DATABASE_MAINT_URL      the maintenance role: seals the audit log, reads for verify and backups
  DATABASE_DIRECT_URL     the app role bypassing a pooler, for jobs
  DATABASE_READ_URL       reserved for a read replica; not used yet
  SECRET_KEY_FILE         key that encrypts authenticator secrets and PINs; default \`secret.key\` in the data folder
  FILES_DIR               folder of stored files; default \`files\` in the data folder
  S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY
                          stores files in an S3-compatible service; all five or none
  CLAMD_HOST, CLAMD_SOCKET
                          clamd that scans every upload: host:port, or the path of its socket
  CLAMD_DOWN              if clamd does not respond, reject files (refuse) or accept them unscanned (accept)
  SMTP_URL                mail server: smtps://user:password@mail.example.com
  MAIL_FROM               sender address: Countinghouse <office@example.com>
  PUBLIC_URL              address that users open, for links in emails and the return from an identity provider;
                          https, or http on loopback
  OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET_FILE
                          identity provider (OpenID Connect) for sign-in; all three or none
  OIDC_NAME               name on the sign-in button; default: host of the issuer
  BACKUP_DIR              backup folder; default "backups" in the data folder
  BACKUP_AT               time of the nightly backup in local time, or off; default 03:00
  BACKUP_DRILL_DAYS       interval of restore drills in days, or off; default 7
  SERVICES                comma-separated list: main, warehouse, warehouse-node, master, pos, accounts, app, purchase, reports
  WEB_CONCURRENCY         web processes, 1 to 64
  BUSY_DELAY_MS           event loop delay above which new requests are rejected, or off; default 200
  DEMO_PASSWORD           password of the demo user; only on a loopback address
  METRICS_TOKEN           bearer token for /metrics
  LOG_LEVEL               fatal, error, warn, info, debug, trace, silent`
