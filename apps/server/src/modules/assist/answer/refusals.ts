import { text } from '@countinghouse/contract/assist/answer.text'
import { text as assistantText } from '@countinghouse/contract/assist/assistant.text'
import { text as reportText } from '@countinghouse/contract/reports/builder.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Interpretation } from '../interpret/interpret.ts'
import { dimensionOf } from '../interpret/vocabulary.ts'
import { figureNames, groupNames, listOf } from './sentence.ts'

type Unclear = Exclude<Interpretation, { readonly kind: 'request' }>

/** What was not understood, and what can be asked. */
export function unclearText(unclear: Unclear, locale: Locale): string {
  const { example_brand, example_top, example_compare } = assistantText
  const examples = listOf(
    [example_brand, example_top, example_compare].map((example) => `“${example[locale]}”`),
    locale,
  )
  return `${reasonOf(unclear, locale)} ${format(text.examples, locale, { examples })}`
}

function reasonOf(unclear: Unclear, locale: Locale): string {
  const say = (key: keyof typeof text, params?: Readonly<Record<string, string>>) => format(text[key], locale, params)
  switch (unclear.kind) {
    case 'unknown_words':
      return say('unknownWords', {
        words: listOf(
          unclear.words.map((word) => `“${word}”`),
          locale,
        ),
      })
    case 'no_figure':
      return say('noFigure')
    case 'several_periods':
      return say('severalPeriods')
    case 'too_many_groups':
      return say('tooManyGroups')
    case 'several_names':
      return say('severalNames', {
        names: listOf(
          unclear.names.map(({ name }) => name),
          locale,
        ),
      })
    case 'several_kinds': {
      const kinds = unclear.names.map(({ filter }) => reportText[`dimension_${dimensionOf[filter]}`][locale])
      return say('severalKinds', { name: unclear.names[0]?.name ?? '', kinds: listOf(kinds, locale) })
    }
    case 'not_combined':
      return say('notCombined', {
        figures: figureNames(unclear.figures, locale),
        groups: groupNames(unclear.groups, locale),
      })
  }
}
