import { deleteExchangeRate, exchangeRates, exchangeRatesPage } from '@countinghouse/contract/accounts/exchange-rate'
import { text } from '@countinghouse/contract/accounts/exchange-rate.text'
import { permissionName } from '@countinghouse/contract/page'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import type { RowAction } from '../../../kit/list/row-action.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { RateActions } from './rate-actions.tsx'

type Row = OutputOfRoute<typeof exchangeRates.routes.list>['items'][number]

const columns = {
  currencyCode: { width: 120 },
  day: { width: 112, grow: 0.3, stacked: 'detail' },
  rate: { width: 136, isNumeric: true, stacked: 'status' },
  source: { width: 104, grow: 0.2 },
} as const

/** Exchange rates by day, newest first. */
function ExchangeRates() {
  const language = useLanguage()
  const { t, formatDate } = language
  const can = useCan()
  const write = useWrite(t(text.title))

  async function remove({ id, currencyCode, day }: Row): Promise<void> {
    const title = t(text.deleteSure, { currency: currencyCode, day: formatDate(day) })
    if ((await ask.confirm({ title, confirm: t(text.delete), isDanger: true })) !== 'confirm') return
    const answer = await write(deleteExchangeRate, { id })
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.deleted) })
  }

  const rowActions = (row: Row): readonly RowAction[] =>
    can(permissionName(exchangeRatesPage, 'delete'))
      ? [{ title: t(text.delete), icon: 'trash', isDanger: true, run: () => void remove(row) }]
      : []
  return <ListPage listing={exchangeRates} columns={columns} rowActions={rowActions} actions={() => <RateActions />} />
}

export { ExchangeRates as screen }
