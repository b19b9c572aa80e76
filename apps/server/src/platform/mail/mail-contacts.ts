import type { Reader, Tx } from '../database/db.ts'

/** `language`: of what is sent to them; null: it is not known, or none that documents are printed in. */
export type MailContact = { readonly name: string; readonly address: string; readonly language: 'en' | 'ar' | null }

/** Addresses of a business partner, the usual one first. */
export type MailContacts = (
  reader: Reader | Tx,
  of: { readonly companyId: number; readonly id: number },
) => Promise<readonly MailContact[]>
