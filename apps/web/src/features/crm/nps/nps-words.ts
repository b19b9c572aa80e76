import type { Nps } from '@countinghouse/contract/crm/nps'
import { tags } from '../../../ui/language/formats.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const pointPpm = 10_000

/** NPS in points with its sign, and its margin; a dash without answers. */
export function useNpsWords() {
  const { locale } = useLanguage()
  const signed = new Intl.NumberFormat(tags[locale], { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  const plain = new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 1 })
  return {
    nps: ({ npsPpm }: Pick<Nps, 'npsPpm'>) => (npsPpm === null ? '–' : signed.format(npsPpm / pointPpm)),
    margin: ({ marginPpm }: Pick<Nps, 'marginPpm'>) => (marginPpm === null ? '–' : plain.format(marginPpm / pointPpm)),
  }
}
