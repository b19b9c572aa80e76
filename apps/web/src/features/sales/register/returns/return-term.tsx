import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { useReturnTerm } from './use-return-term.ts'
import styles from './returns.module.css'

/** Until when a line comes back, or why it does not without an approval. */
export function ReturnTerm({ line }: { readonly line: Receipt['lines'][number] }) {
  const termOf = useReturnTerm()
  const term = termOf(line)
  return term !== null && <span className={line.returnRefusal === null ? undefined : styles.refused}>{term}</span>
}
