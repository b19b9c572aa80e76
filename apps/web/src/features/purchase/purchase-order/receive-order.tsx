import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { goodsReceipt, receiveOrder } from '@countinghouse/contract/purchase/goods-receipt'
import { text } from '@countinghouse/contract/purchase/goods-receipt.text'
import type { OrderItem } from '@countinghouse/contract/purchase/order-items'
import { text as itemText } from '@countinghouse/contract/purchase/order-items.text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { timedUuid } from '../../../kit/document/timed-uuid.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type ReceiveOrderProps = { readonly id: number; readonly items: readonly OrderItem[] }

/** Starts or continues receiving an order, at each destination with open quantities. */
export function ReceiveOrder({ id, items }: ReceiveOrderProps) {
  const { t } = useLanguage()
  const stores = new Map(items.flatMap(({ open, storeId, store }) => (open > 0 ? [[storeId, store] as const] : [])))
  const labelOf = (store: string) => (stores.size === 1 ? t(itemText.receive) : t(itemText.receiveAt, { store }))
  return (
    <>
      {[...stores].map(([storeId, store]) => (
        <ReceiveAt key={storeId} id={id} storeId={storeId} label={labelOf(store)} />
      ))}
    </>
  )
}

function ReceiveAt({ id, storeId, label }: { readonly id: number; readonly storeId: number; readonly label: string }) {
  const { t } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const write = useWrite(t(text.title))
  const [uid] = useState(() => timedUuid(Math.floor(performance.timeOrigin + performance.now())))
  const right = permissionName(goodsReceipt.page, 'create')

  async function receive(): Promise<void> {
    const opened = await write(receiveOrder, { id, storeId, uid })
    if (opened !== null) await navigate({ to: goodsReceipt.page.path, search: { open: opened.id } })
  }

  return (
    <ReasonButton
      variant="default"
      reason={can(right) ? null : t(recordText.needsPermission, { right })}
      onClick={() => void receive()}
    >
      {label}
    </ReasonButton>
  )
}
