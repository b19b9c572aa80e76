import type { Cell } from './cell.ts'

/** Marks of direction and of the byte order, which nobody sees: programs put them around codes and digits in right-to-left text. */
const atEnds =
  /^[\s\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]+|[\s\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]+$/g
const embedding = /[\u202a-\u202e\u2066-\u2069]/
const any = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/

/** A cell without the marks around it, so that a code is the code that is shown; a text that needs them inside keeps all. */
export function withoutMarks(cell: Cell): Cell {
  if (typeof cell !== 'string' || !any.test(cell)) return cell
  const plain = cell.replaceAll(atEnds, '')
  return embedding.test(plain) ? cell : plain
}
