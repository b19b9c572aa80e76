import { text as documentText } from '@countinghouse/contract/kit/document.text'
import type { PickScan } from '@countinghouse/contract/sales/delivery-picking'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { useState } from 'react'
import { useScans } from '../../../app/scan/scan.ts'
import styles from '../../../kit/receiving/receiving.module.css'
import { enteredLines } from '../../../kit/scan/line-entry.ts'
import { CodeField } from '../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly onScan: (scan: Omit<PickScan, 'uid'>) => Promise<void> }

/** Takes scans wherever the focus is, and codes that are typed, with a quantity before them if it is not one. */
export function PickEntry({ onScan }: Props) {
  const { t } = useLanguage()
  const [entered, setEntered] = useState('')
  const [isUnread, setIsUnread] = useState(false)
  useScans(
    ({ text: scanned, gs1 }) =>
      void onScan({ code: gs1?.item ?? scanned, quantity: gs1?.count ?? 1, lotNo: gs1?.serial ?? gs1?.lot ?? null }),
  )

  function enter(): void {
    const isBack = entered.trim().startsWith('-')
    const [line] = enteredLines(isBack ? entered.trim().slice(1) : entered)
    if (line === undefined) return
    const { code, quantity } = line
    setIsUnread(quantity === null)
    if (quantity === null) return
    void onScan({ code, quantity: isBack ? -quantity : quantity })
    setEntered('')
  }

  return (
    <div className={styles.entry}>
      <CodeField
        label={t(text.code)}
        hint={t(text.code_hint)}
        problem={isUnread ? t(documentText.quantityUnread, { codes: entered }) : undefined}
        value={entered}
        onType={setEntered}
        onEnter={enter}
      />
    </div>
  )
}
