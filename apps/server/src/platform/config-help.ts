/** Printed by --help: every flag and environment variable, one line each. */
export const helpText = `Countinghouse

Usage: npm start -- [flags]

Flags
  --port <number>    port to listen on (PORT); without it the first free one from 8080
  --host <address>   address to listen on (HOST); 127.0.0.1 unless told otherwise
  --data <folder>    data folder (DATA_DIR)
  --no-demo          start empty, without the demo company
  --no-open          do not open the browser
  --insecure-http    accept plain HTTP on an address other machines can reach (INSECURE_HTTP=1)
  --help, --version

Environment
  TLS_CERT, TLS_KEY       PEM files; the server then speaks HTTPS
  TRUSTED_PROXY           addresses or ranges of the proxy that encrypts for us
  DATABASE_URL            your own PostgreSQL 18, as the app's role; without it the embedded one
  DATABASE_OWNER_URL      the role that owns the tables and migrates
  DATABASE_MAINT_URL      the role of maintenance: seals the audit, reads for verify and backups
  DATABASE_DIRECT_URL     the app's role past a pooler, for jobs
  DATABASE_READ_URL       reserved for a read replica; not read yet
  SECRET_KEY_FILE         key that seals second factors and PINs; without it \`secret.key\` in the data folder
  FILES_DIR               folder of stored files; without it \`files\` in the data folder
  S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY
                          keeps files in an S3-compatible service instead; all five or none
  CLAMD_HOST, CLAMD_SOCKET
                          a clamd that looks at every upload: host:port, or the path of its socket
  CLAMD_DOWN              while it does not answer, refuse every file (refuse) or take it unseen (accept)
  SMTP_URL                the server that takes mail: smtps://user:password@mail.example.com
  MAIL_FROM               address that mail comes from: Countinghouse <office@example.com>
  PUBLIC_URL              address that people open, for links in mail and the way back from an identity provider;
                          https, or http on loopback
  OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET_FILE
                          an identity provider (OpenID Connect) where people may sign in; all three or none
  OIDC_NAME               its name on the button; without it the host of the issuer
  BACKUP_DIR              folder of the backups; "backups" in the data folder
  BACKUP_AT               time of the nightly backup by this machine's clock; 03:00, or off
  BACKUP_DRILL_DAYS       every how many days a backup is proven by restoring it; 7, or off
  SERVICES                comma list: main, warehouse, warehouse-node, master, pos, accounts, app, purchase, reports
  WEB_CONCURRENCY         web processes, 1 to 64
  BUSY_DELAY_MS           delay of a web process above which it refuses new requests; 200, or off
  DEMO_PASSWORD           password of the demo user; only on a loopback address
  METRICS_TOKEN           bearer token that opens /metrics
  LOG_LEVEL               fatal, error, warn, info, debug, trace, silent`
