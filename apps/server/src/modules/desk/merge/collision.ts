import { fail } from '@countinghouse/contract/errors'
import type { text } from '@countinghouse/contract/desk/errors.text'
import { text as errorText } from '@countinghouse/contract/desk/errors.text'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/context.ts'
import { violationOf } from '../../../platform/pg-errors.ts'

type Words = Extract<keyof typeof text, 'merge_collides_in' | 'merge_undo_collides_in' | 'merge_name_taken'>

/** Runs a statement that lets rows name another record. Throws: desk.merge_collides in words where a constraint forbids it. */
export async function refusingCollisions<T>(
  { locale }: Pick<Ctx, 'locale'>,
  table: string,
  words: Words,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (violationOf(error) === null) throw error
    const where = (table.split('.').at(-1) ?? table).replaceAll('_', ' ')
    return fail('desk.merge_collides', {
      details: { entity: table },
      message: format(errorText[words], locale, { where }),
    })
  }
}
