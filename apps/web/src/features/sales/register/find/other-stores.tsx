import type { RegisterItem } from '@countinghouse/contract/sales/register'
import { findAvailability } from '@countinghouse/contract/sales/availability'
import { registerPage } from '@countinghouse/contract/sales/register'
import { text as arrivalText } from '@countinghouse/contract/purchase/arrivals.text'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../../app/calls/queries.ts'
import figures from '../../../../kit/report/figure-table.module.css'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'

type Props = { readonly storeId: number; readonly item: RegisterItem; readonly onClose: () => void }

/** Where else a product is available, and when more of it is expected. */
export function OtherStores({ storeId, item, onClose }: Props) {
  const language = useLanguage()
  const { t, formatNumber, formatDate } = language
  const { variantId } = item
  const { data, error } = useQuery({
    ...routeQuery(findAvailability, { storeId, variantId }),
    refetchOnMount: 'always',
  })
  const name = [item.name, item.options].filter(Boolean).join(', ')
  return (
    <Dialog
      title={t(text.otherStoresOf, { name })}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t(dialogText.close)}
        </Button>
      }
    >
      {error !== null && <p role="alert">{failureText(language, error, t(registerPage.title))}</p>}
      {data?.stores.length === 0 && <p>{t(text.nowhere)}</p>}
      {data !== undefined && data.stores.length > 0 && (
        <table className={figures.table} aria-label={t(text.otherStores)}>
          <tbody>
            {data.stores.map((store) => (
              <tr key={store.storeId}>
                <th scope="row">
                  <bdi>{store.name}</bdi>
                </th>
                <td data-number>
                  <bdi>{formatNumber(store.available)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data !== undefined && data.arrivals.length > 0 && (
        <table className={figures.table} aria-label={t(arrivalText.arriving)}>
          <caption>{t(arrivalText.arriving)}</caption>
          <tbody>
            {data.arrivals.map(({ store, quantity, expectedOn }, at) => (
              <tr key={at}>
                <th scope="row">
                  <bdi>{store}</bdi>
                </th>
                <td>{expectedOn === null ? '–' : formatDate(expectedOn)}</td>
                <td data-number>
                  <bdi>{formatNumber(quantity)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
