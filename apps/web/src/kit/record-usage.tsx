import { text as entityTexts } from '@countinghouse/contract/kit/entity.text'
import { text } from '@countinghouse/contract/kit/record.text'
import type { Usage } from '@countinghouse/contract/master'
import type { Text } from '@countinghouse/kernel/text'
import type { z } from 'zod'
import { useLanguage } from '../shell/language.tsx'
import styles from './record-drawer.module.css'

type UsageProps = { readonly usage: readonly z.output<typeof Usage>[] }

/** Where a record is used; the reason it may not be deleted. */
export function RecordUsage({ usage }: UsageProps) {
  const { t } = useLanguage()
  const isUsed = usage.some(({ count }) => count > 0)
  return <p className={styles.usage}>{isUsed ? <UsageList usage={usage} /> : t(text.usedByNone)}</p>
}

export function UsageList({ usage }: UsageProps) {
  const { t, locale, formatNumber } = useLanguage()
  const used = usage.filter(({ count }) => count > 0)
  const known: Readonly<Record<string, Text>> = entityTexts
  const list = used.map(({ entity, count }) => {
    const named = known[entity]
    return named === undefined
      ? t(text.usageOther, { count: formatNumber(count), entity: wordsOf(entity) })
      : t(named, { count })
  })
  return t(text.usedBy, { list: new Intl.ListFormat(locale).format(list) })
}

/** `procure.product_variant` -> `product variant`. */
function wordsOf(entity: string): string {
  return (entity.split('.').at(-1) ?? entity).replaceAll('_', ' ')
}
