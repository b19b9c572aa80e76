import type { Reader } from '../database/db.ts'

export type MailContact = { readonly name: string; readonly address: string }

/** Addresses of a business partner, the usual one first. */
export type MailContacts = (
  reader: Reader,
  of: { readonly companyId: number; readonly id: number },
) => Promise<readonly MailContact[]>
