import { text } from '@countinghouse/contract/assist/product-facts.text'
import type { WrittenText, WrittenTexts } from '@countinghouse/contract/assist/product-text'
import { mostBullets } from '@countinghouse/contract/assist/product-text'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { Fact, ProductFacts } from './read-facts.ts'

const mostTitle = 160
const mostShort = 600
const mostBullet = 300

/** A fact as one line. */
export function factText({ label, value }: Fact, locale: Locale): string {
  return plain(text.fact, locale, { label: label[locale], value: value[locale] })
}

/** The text that the facts themselves are, in every language; nothing is added. */
export function fillTemplate(product: ProductFacts): WrittenTexts {
  return { en: textIn(product, 'en'), ar: textIn(product, 'ar') }
}

function textIn({ name, facts }: ProductFacts, locale: Locale): WrittenText {
  const valueOf = (key: string) => facts.find((fact) => fact.key === key)?.value[locale]
  const brand = valueOf('brand')
  const title = brand === undefined || name.includes(brand) ? name : plain(text.byBrand, locale, { name, brand })
  const told = facts.filter(({ key }) => ['category', 'material', 'origin'].includes(key))
  const sentences = [title, ...told.map((fact) => factText(fact, locale))]
  return {
    title: shortened(title, mostTitle),
    short: shortened(sentences.map((head) => plain(text.sentence, locale, { head })).join(' '), mostShort),
    bullets: facts
      .filter(({ key }) => key !== 'brand')
      .slice(0, mostBullets)
      .map((fact) => shortened(factText(fact, locale), mostBullet)),
  }
}

function shortened(written: string, most: number): string {
  return written.length <= most ? written : `${written.slice(0, most - 1).trimEnd()}…`
}

/** Without the marks that keep the direction of names on a screen: shops show the text elsewhere. */
function plain(template: Text, locale: Locale, params: TextParams): string {
  return format(template, locale, params).replaceAll(/[\u2068\u2069]/g, '')
}
