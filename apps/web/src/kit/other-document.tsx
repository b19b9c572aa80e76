import { text } from '@countinghouse/contract/kit/record-actions.text'
import { z } from 'zod'
import type { CallError } from '../shell/call.ts'
import { useLanguage } from '../shell/language.tsx'
import { firstTab } from './list-state.ts'
import type { ListState } from './list-state.ts'
import styles from './record-problems.module.css'
import type { SetSearchState } from './use-search-state.ts'

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
