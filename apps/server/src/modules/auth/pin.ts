import type { SecretBox } from '../../platform/config/secret-box.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** So few digits are guessed from any hash, so what is hashed is keyed first with what is not in the database. */
export async function hashPin(box: SecretBox, pin: string): Promise<string> {
  return await hashPassword(keyed(box, pin))
}

export async function isPinOf(box: SecretBox, hash: string, pin: string): Promise<boolean> {
  return await verifyPassword(hash, keyed(box, pin))
}

function keyed(box: SecretBox, pin: string): string {
  return box.mac('pin', pin).toString('base64url')
}
