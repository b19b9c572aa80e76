import { permissionName } from '@countinghouse/contract/page'
import { confirmQuantities } from '@countinghouse/contract/purchase/order-confirmation'
import { text } from '@countinghouse/contract/purchase/order-confirmation.text'
import type { OrderItem } from '@countinghouse/contract/purchase/order-items'
import { text as itemText } from '@countinghouse/contract/purchase/order-items.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { DocumentRow } from '@countinghouse/contract/document'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { signedQuantityOf } from '../../../kit/scan/entered-quantity.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

type Props = { readonly row: DocumentRow; readonly items: readonly OrderItem[] }

/** Records what the supplier confirms of each line; nothing for who may not send orders. */
export function ConfirmQuantities(props: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can(permissionName(purchaseOrder.page, 'send'))) return null
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t(text.open)}
      </Button>
      {isOpen && <ConfirmDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const confirmedOf = ({ quantity, cancelled }: OrderItem) => quantity - cancelled

function ConfirmDialog({ row, items, onClose }: Props & { readonly onClose: () => void }) {
  const { t, formatNumber } = useLanguage()
  const id = useId()
  const [entered, setEntered] = useState<Readonly<Record<number, string>>>({})
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const changed = items.filter(({ lineNo }) => entered[lineNo] !== undefined)
  const write = useWrite(
    t(purchaseOrder.text.title),
    (fields) => {
      const at = (path: string) => changed[Number(path.split('.')[1])]?.lineNo ?? 0
      setProblems(Object.fromEntries(Object.entries(fields).map(([path, message]) => [at(path), message])))
    },
    ({ message }) => setRefusal(message),
  )

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const lines = changed.map((item) => ({ item, quantity: confirmedIn(entered[item.lineNo] ?? '') }))
    const wrong = lines.flatMap(({ item, quantity }) =>
      quantity === null ? [[item.lineNo, t(text.range, boundsOf(item))] as const] : [],
    )
    setProblems(Object.fromEntries(wrong))
    if (wrong.length > 0) return
    if (lines.length === 0) return setRefusal(t(text.nothing))
    const sent = lines.map(({ item, quantity }) => ({ lineNo: item.lineNo, quantity: quantity ?? 0 }))
    if ((await write(confirmQuantities, { id: row.id, version: row.version, lines: sent })) !== null) onClose()
  }

  return (
    <Dialog
      title={t(text.title)}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void save(event)}>
        <p className={styles.quiet}>{t(text.purpose)}</p>
        {refusal !== null && <p role="alert">{refusal}</p>}
        <table className={styles.table} aria-label={t(text.title)}>
          <thead>
            <tr>
              <th scope="col">{t(itemText.product)}</th>
              <th scope="col" data-number>
                {t(text.ordered)}
              </th>
              <th scope="col" data-number>
                {t(text.confirmed)}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, at) => (
              <tr key={item.lineNo}>
                <th scope="row">
                  <bdi>{item.name}</bdi>
                  <span className={styles.under}>
                    <bdi>{item.sku}</bdi>
                  </span>
                </th>
                <td data-number data-label={t(text.ordered)}>
                  {formatNumber(item.quantity)}
                </td>
                <td data-number data-label={t(text.confirmed)}>
                  <input
                    className={styles.quantity}
                    aria-label={t(text.confirmedOf, { line: item.lineNo })}
                    aria-invalid={problems[item.lineNo] !== undefined}
                    aria-describedby={problems[item.lineNo] === undefined ? undefined : `${id}-${item.lineNo}`}
                    data-autofocus={at === 0 || undefined}
                    inputMode="decimal"
                    autoComplete="off"
                    dir="ltr"
                    maxLength={15}
                    value={entered[item.lineNo] ?? String(confirmedOf(item))}
                    onChange={({ currentTarget: { value } }) => {
                      setEntered({ ...entered, [item.lineNo]: value })
                      setProblems(
                        Object.fromEntries(Object.entries(problems).filter(([no]) => Number(no) !== item.lineNo)),
                      )
                    }}
                  />
                  {problems[item.lineNo] !== undefined && (
                    <span id={`${id}-${item.lineNo}`} className={styles.problem}>
                      {problems[item.lineNo]}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </form>
    </Dialog>
  )
}

function confirmedIn(entered: string): number | null {
  const quantity = signedQuantityOf(entered)
  return quantity !== null && quantity >= 0 ? quantity : null
}

function boundsOf({ quantity, accepted, rejected }: OrderItem) {
  return { from: Math.min(accepted + rejected, quantity), to: quantity }
}
