import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { text as lateText } from '@countinghouse/contract/sales/late-sales.text'
import { text } from '@countinghouse/contract/sales/till-session.text'
import type { Text } from '@countinghouse/kernel/text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import paper from '../paper/paper.module.css'
import { PaperRows } from '../paper/paper-rows.tsx'
import { PrintedPaper } from '../paper/printed-paper.tsx'
import { countedIn, salesOf } from './report-rows.ts'

/** Prints the X or Z report on the paper of receipts. */
export function PrintSession({ report, onDone }: { readonly report: SessionReport; readonly onDone: () => void }) {
  const { t, locale, formatInstant, formatDate, formatNumber } = useLanguage()
  const money = (minor: number | null) => (minor === null ? '–' : formatAmount(minor, report.currency, locale))
  const row = (label: Text, value: string) => ({ key: label.en, label: t(label), value })
  const countRows = ({ currency, expectedMinor, countedMinor }: ReturnType<typeof countedIn>) => {
    const own = (minor: number | null) =>
      minor === null || currency === report.currency ? money(minor) : codedAmount(minor, currency)
    if (countedMinor === null) return [row(text.expected, own(expectedMinor))]
    return [
      row(text.expected, own(expectedMinor)),
      row(text.counted, own(countedMinor)),
      row(text.difference, own(countedMinor - (expectedMinor ?? 0))),
    ]
  }
  const { zNumber, closedAt, firstReceipt, lastReceipt } = report
  return (
    <PrintedPaper width={report.receiptWidth} onDone={onDone}>
      <header className={paper.head}>
        <bdi className={paper.name}>
          {zNumber === null ? t(text.xReport) : t(text.zReport, { number: formatNumber(zNumber) })}
        </bdi>
        <bdi>{report.store}</bdi>
      </header>
      <PaperRows
        rows={[
          row(text.tillId, report.till),
          row(text.name, report.name),
          row(text.businessOn, formatDate(report.businessOn)),
          row(text.openedAt, formatInstant(report.openedAt)),
          row(text.openedBy, report.openedBy),
          ...(closedAt === null ? [] : [row(text.closedAt, formatInstant(closedAt))]),
          ...(report.closedBy === null ? [] : [row(text.closedBy, report.closedBy)]),
          ...(report.recovered === null ? [] : [row(text.kind_recovery, report.recovered.name)]),
          ...(firstReceipt === null ? [] : [row(text.receipts, `${firstReceipt} – ${lastReceipt ?? ''}`)]),
        ]}
      />
      <PaperRows
        rows={salesOf(report).map(({ label, count, minor }) => ({
          key: label.en,
          label: count === null ? t(label) : `${t(label)} (${formatNumber(count)})`,
          value: money(minor),
        }))}
      />
      <PaperRows
        rows={report.taxes.map(({ code, taxableMinor, taxMinor }) => ({
          key: code,
          label: `${code} ${money(taxableMinor)}`,
          value: money(taxMinor),
        }))}
      />
      {report.tenders.map((tender) => (
        <PaperRows
          key={tender.paymentTypeId}
          rows={[
            {
              key: 'name',
              label: tender.name,
              value: money(
                tender.soldMinor === null || tender.returnedMinor === null
                  ? null
                  : tender.soldMinor - tender.returnedMinor,
              ),
            },
            ...countRows(countedIn(tender, report.currency)),
          ]}
        />
      ))}
      <PaperRows
        rows={report.drawer
          .filter(({ kind }) => !['sale', 'return', 'void'].includes(kind))
          .map(({ id, kind, amountMinor, reason }) => ({
            key: String(id),
            label: [t(moveTexts[`kind_${kind}`] ?? text.kind), reason].filter((part) => part !== null).join(' · '),
            value: money(amountMinor),
          }))}
      />
      <PaperRows
        rows={report.unsent.map(({ device, count, arrivedCount }) => ({
          key: device,
          label: t(lateText.unsent, { device }),
          value: t(lateText.unsentCount, { count: formatNumber(count), arrived: formatNumber(arrivedCount) }),
        }))}
      />
    </PrintedPaper>
  )
}

const moveTexts: Readonly<Record<string, Text | undefined>> = text
