import { randomInt } from 'node:crypto'

/** Without those that are taken for one another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Random signs, 5 bits each, in groups that people can read out, such as `K7M2Q-9XWFD`. */
export function renderGroups(groups: number, size: number): string {
  const group = () => Array.from({ length: size }, () => signs[randomInt(signs.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** Digits alone, as many as wanted. */
export function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}
