import { text } from '@countinghouse/contract/desk/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import { violationOf } from '../../../platform/database/pg-errors.ts'

type Action = 'merge' | 'undo'

/** Runs a statement that redirects references to another record. Throws: desk.merge_collides, with a message, where a constraint forbids it. */
export async function rejectingCollisions<T>(
  { locale }: Pick<Ctx, 'locale'>,
  table: string,
  action: Action,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const violation = violationOf(error)
    if (violation === null) throw error
    const where = (table.split('.').at(-1) ?? table).replaceAll('_', ' ')
    const words = violation.name === `${table}_name` ? 'merge_name_taken' : wordsOf[action]
    return fail('desk.merge_collides', { details: { entity: table }, message: format(text[words], locale, { where }) })
  }
}

const wordsOf = { merge: 'merge_collides_in', undo: 'merge_undo_collides_in' } as const
