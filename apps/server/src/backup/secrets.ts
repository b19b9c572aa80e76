/**
 * Tables whose rows let somebody in as they stand, or help to guess: sessions, one-time links, second factors. Left out unless secrets
 * are asked for.
 */
export const leftOut: readonly string[] = [
  'auth.console_link',
  'auth.email_change',
  'auth.invitation',
  'auth.password_history',
  'auth.password_reset',
  'auth.provider_flow',
  'auth.recovery_code',
  'auth.session',
  'auth.sign_in_step',
  'auth.trusted_device',
  'auth.two_factor',
]

/** Columns that hold what only one person knows; replaced, where they hold anything, unless secrets are asked for. */
export const replaced: Readonly<Record<string, readonly string[]>> = {
  'auth.identity': ['password_hash'],
  'erp.app_user': ['pin_hash'],
}

/** Secrets by their name that are none, or of no use without what was left out. */
export const harmless: Readonly<Record<string, readonly string[]>> = {
  'auth.identity': ['must_change_password'],
  // Sealed with the key of the installation, which no backup has.
  'accounts.company_connection': ['secret_sealed'],
  'accounts.journal_seal': ['hash'],
  // Of what a shop sent, to know it when it is sent again.
  'webcheckout.cart_event': ['body_hash'],
  'webcheckout.web_order': ['body_hash'],
  'platform.audit_seal': ['hash'],
  'assist.provider': ['secret_sealed', 'monthly_tokens'],
  // Numbers of what a language model read and wrote.
  'assist.provider_use': ['tokens'],
  // Made with the key of the installation, which no backup has.
  'sales.voucher': ['code_hash'],
  'sales.gift_card': ['code_hash'],
  'crm.survey_invitation': ['token_hash'],
  'payments.card_provider': ['secret_sealed'],
  // Hashes of 256 random bits.
  'payments.payment_link': ['token_hash'],
  'sales.device': ['key_hash'],
  'platform.idempotency': ['body_hash'],
  'platform.job': ['run_token'],
}
