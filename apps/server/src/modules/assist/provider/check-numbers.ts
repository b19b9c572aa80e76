import { readNumberBy } from '@countinghouse/kernel/number'
import { latinDigits } from '@countinghouse/kernel/percent'

const written = /\d(?:[\d.,٬]*\d)?/g
/** Words that say a number without a digit, which could not be checked. */
const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|double|doubled|twice|triple|tripled)\b|(?<!\p{L})(?:مئات|مئة|مائة|ألف|آلاف|مليون|ملايين|مليار|ضعف|ضعفي|نصف|عشرون|ثلاثون|أربعون|خمسون|ستون|سبعون|ثمانون|تسعون)(?!\p{L})/iu

/** Numbers of a text without their thousands and trailing zeros. */
export function numbersIn(text: string): string[] {
  return [...latinDigits(text).matchAll(written)].map(([found]) => {
    const plain = readNumberBy(found, '.') ?? found
    return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain.replace(/^0+(?=\d)/, '')
  })
}

/** What a text says that its facts do not: numbers, or words for numbers. */
export function inventedNumbers(text: string, facts: readonly string[]): string[] {
  const known = new Set(facts.flatMap((fact) => numbersIn(fact)))
  const [word] = numberWords.exec(text) ?? []
  const isKnownWord = word !== undefined && facts.some((fact) => fact.toLowerCase().includes(word.toLowerCase()))
  return [...numbersIn(text).filter((one) => !known.has(one)), ...(word === undefined || isKnownWord ? [] : [word])]
}
