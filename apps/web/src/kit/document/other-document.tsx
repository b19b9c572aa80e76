import { text } from '@countinghouse/contract/kit/record-actions.text'
import { z } from 'zod'
import type { CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { firstTab } from '../list/list-state.ts'
import type { ListState } from '../list/list-state.ts'
import styles from '../record-edit/record-problems.module.css'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

const Other = z.object({ id: z.number(), name: z.string() })

type OtherDocumentProps = { readonly error: CallError | null; readonly setState: SetSearchState<ListState> }

/** Link to the document that prevents saving, `details.record` of the error. */
export function OtherDocument({ error, setState }: OtherDocumentProps) {
  const { t } = useLanguage()
  const other = Other.safeParse(error?.details?.['record']).data
  if (other === undefined) return null
  return (
    <button
      type="button"
      className={styles.problemLink}
      onClick={() => void setState({ open: other.id, tab: firstTab })}
    >
      {t(text.openOther, { name: other.name })}
    </button>
  )
}
