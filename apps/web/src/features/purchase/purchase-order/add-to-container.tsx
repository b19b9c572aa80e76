import { container } from '@countinghouse/contract/inventory/container'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { addToContainer, plannedFields } from '@countinghouse/contract/purchase/order-containers'
import { text } from '@countinghouse/contract/purchase/order-containers.text'
import type { OrderItem } from '@countinghouse/contract/purchase/order-items'
import { useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly id: number; readonly items: readonly OrderItem[] }

/** Puts open goods of an order into a planned or new container, for each destination. */
export function AddToContainer({ id, items }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const [storeId, setStoreId] = useState<number | null>(null)
  const stores = new Map(items.flatMap(({ open, ...item }) => (open > 0 ? [[item.storeId, item.store] as const] : [])))
  const right = permissionName(container.page, 'create')
  return (
    <>
      {[...stores].map(([destination, store]) => (
        <ReasonButton
          key={destination}
          variant="default"
          reason={can(right) ? null : t(recordText.needsPermission, { right })}
          onClick={() => setStoreId(destination)}
        >
          {stores.size === 1 ? t(text.add) : t(text.addAt, { store })}
        </ReasonButton>
      ))}
      {storeId !== null && (
        <FieldsDialog
          title={t(text.add)}
          lead={t(text.lead)}
          requested={{ fields: plannedFields, text: container.text }}
          confirm={t(text.add)}
          route={addToContainer}
          target={{ id, storeId }}
          page={t(container.text.title)}
          doneWords={({ name }) => t(text.done, { name })}
          onClose={() => setStoreId(null)}
        />
      )}
    </>
  )
}
