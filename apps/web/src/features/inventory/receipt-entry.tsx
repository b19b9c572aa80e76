import type { Scan } from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import { text as documentText } from '@countinghouse/contract/kit/document.text'
import { useState } from 'react'
import { enteredLines } from '../../kit/line-entry.ts'
import { CodeField } from '../../kit/code-field.tsx'
import { Segments } from '../../kit/segments.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { useScans } from '../../shell/scan.ts'
import receiving from './receiving.module.css'

type Condition = Scan['condition']

type ReceiptEntryProps = {
  readonly condition: Condition
  readonly onCondition: (condition: Condition) => void
  readonly onScan: (scan: Omit<Scan, 'uid'>) => Promise<void>
}

/** Condition, and the input for codes that cannot be scanned. */
export function ReceiptEntry({ condition, onCondition, onScan }: ReceiptEntryProps) {
  const { t } = useLanguage()
  const [typed, setTyped] = useState('')
  const [isUnread, setIsUnread] = useState(false)

  useScans(
    ({ text: scanned, gs1 }) => void onScan({ code: gs1?.item ?? scanned, quantity: gs1?.count ?? 1, condition }),
  )

  function enter(): void {
    const isBack = typed.trim().startsWith('-')
    const [entered] = enteredLines(isBack ? typed.trim().slice(1) : typed)
    if (entered === undefined) return
    const { code, quantity } = entered
    setIsUnread(quantity === null)
    if (quantity === null) return
    void onScan({ code, quantity: isBack ? -quantity : quantity, condition })
    setTyped('')
  }

  return (
    <div className={receiving.entry}>
      <Segments
        label={t(text.condition)}
        value={condition}
        options={[
          { value: 'good', label: t(text.condition_good) },
          { value: 'damaged', label: t(text.condition_damaged) },
        ]}
        onChange={(value) => onCondition(value === 'damaged' ? 'damaged' : 'good')}
      />
      <CodeField
        label={t(text.code)}
        hint={t(text.code_hint)}
        problem={isUnread ? t(documentText.quantityUnread, { codes: typed }) : undefined}
        value={typed}
        onType={setTyped}
        onEnter={enter}
      />
    </div>
  )
}
