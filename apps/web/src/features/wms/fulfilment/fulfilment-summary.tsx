import type { Fulfilment } from '@countinghouse/contract/wms/fulfilment'
import { fulfilmentSteps, partOf } from '@countinghouse/contract/wms/fulfilment'
import { text } from '@countinghouse/contract/wms/fulfilment.text'
import { ShareBar } from '../../../ui/display/share-bar.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './fulfilment.module.css'

/** Summary of the period: key figures, stages, hours per stage and first losses. */
export function FulfilmentSummary({ report }: { readonly report: Fulfilment }) {
  const { t, formatNumber, formatShare } = useLanguage()
  const { totals, stages, losses } = report
  const rate = (ppm: number | null) => (ppm === null ? '–' : formatShare(ppm))
  const over = totals.ended === 0 ? t(text.nothingRated) : t(text.rated, { count: totals.ended })
  const facts = [
    { name: text.fill, part: partOf(totals.endedAccepted, totals.endedRequested), of: over },
    { name: text.perfect, part: partOf(totals.perfect, totals.ended), of: over },
    {
      name: text.onTime,
      part: partOf(totals.onTime, totals.due),
      of: totals.due === 0 ? t(text.nothingNeeded) : t(text.needed, { count: totals.due }),
    },
  ]
  return (
    <div className={styles.summary}>
      <dl className={styles.facts} aria-label={t(text.facts)}>
        {facts.map(({ name, part, of }) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>
              <bdi className={styles.figure}>{rate(part)}</bdi>
              <span className={styles.of}>{of}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.parts}>
        <table className={styles.part}>
          <caption>{t(text.funnel)}</caption>
          <tbody>
            {fulfilmentSteps.map((step) => {
              const part = partOf(totals[step], totals.requested) ?? 0
              return (
                <tr key={step}>
                  <th scope="row">{t(text[step])}</th>
                  <td data-number>
                    <bdi>{formatNumber(totals[step])}</bdi>
                  </td>
                  <td data-number>
                    <ShareBar ppm={part}>{rate(part)}</ShareBar>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <table className={styles.part}>
          <caption>{t(text.stages)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(text.stage)}</th>
              <th scope="col" data-number>
                {t(text.p50)}
              </th>
              <th scope="col" data-number>
                {t(text.p90)}
              </th>
            </tr>
          </thead>
          <tbody>
            {stages.map(({ stage, p50, p90 }) => (
              <tr key={stage}>
                <th scope="row">{t(text[`stage_${stage}`])}</th>
                <td data-number>{p50 === null ? '–' : <bdi>{formatNumber(p50)}</bdi>}</td>
                <td data-number>{p90 === null ? '–' : <bdi>{formatNumber(p90)}</bdi>}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.part}>
          <caption>{t(text.losses)}</caption>
          <tbody>
            {losses.map(({ reason, lines }) => (
              <tr key={reason}>
                <th scope="row">{t(text[`loss_${reason}`])}</th>
                <td data-number>
                  <bdi>{formatNumber(lines)}</bdi>
                </td>
                <td data-number>
                  <ShareBar ppm={partOf(lines, totals.lines) ?? 0}>{rate(partOf(lines, totals.lines))}</ShareBar>
                </td>
              </tr>
            ))}
            {losses.length === 0 && (
              <tr>
                <td>{t(text.noLosses)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}
