import { text as entityTexts } from '@countinghouse/contract/kit/entity.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { text } from '@countinghouse/contract/kit/record-usage.text'
import type { Usage } from '@countinghouse/contract/usages'
import type { Text } from '@countinghouse/kernel/text'
import type { z } from 'zod'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './record-drawer.module.css'

export type UsedRecord = { readonly usage: readonly z.output<typeof Usage>[] }

/** The references to a record, which prevent its deletion. */
export function RecordUsage({ usage }: UsedRecord) {
  const { t } = useLanguage()
  const list = useUsageWords()(usage)
  return <p className={styles.usage}>{list === null ? t(text.usedByNone) : t(recordText.usedBy, { list })}</p>
}

/** References as text: `3 season plans and 2 products`; null without references. Counts of one table are summed. */
export function useUsageWords(): (usage: UsedRecord['usage']) => string | null {
  const { t, locale, formatNumber } = useLanguage()
  const known: Readonly<Record<string, Text>> = entityTexts
  return (usage) => {
    const used = [...Map.groupBy(usage, ({ entity }) => entity)].flatMap(([entity, counts]) => {
      const count = counts.reduce((sum, one) => sum + one.count, 0)
      return count > 0 ? [{ entity, count }] : []
    })
    const words = used.map(({ entity, count }) => {
      const named = known[entity]
      return named === undefined
        ? t(text.usageOther, { count: formatNumber(count), entity: wordsOf(entity) })
        : t(named, { count })
    })
    return words.length === 0 ? null : new Intl.ListFormat(locale).format(words)
  }
}

/** `procure.product_variant` -> `product variant`. */
function wordsOf(entity: string): string {
  return (entity.split('.').at(-1) ?? entity).replaceAll('_', ' ')
}
