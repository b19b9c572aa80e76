/** Tables whose rows let somebody in as they stand: sessions and one-time links. Left out unless secrets are asked for. */
export const leftOut: readonly string[] = ['auth.console_link', 'auth.invitation', 'auth.session']

/** Columns that hold what only one person knows; replaced unless secrets are asked for. */
export const replaced: Readonly<Record<string, readonly string[]>> = { 'auth.identity': ['password_hash'] }

/** Secrets by their name that are none, or of no use without what was left out. */
export const harmless: Readonly<Record<string, readonly string[]>> = {
  'platform.audit_seal': ['hash'],
  'platform.idempotency': ['body_hash'],
  'platform.job': ['run_token'],
}
