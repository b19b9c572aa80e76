export type Redactor = {
  readonly hide: (text: string) => string
  /** Puts names back into what came of a hidden text. */
  readonly restore: (text: string) => string
}

const email = /[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:".]+/gu
const phone = /(?<![\p{L}\p{N}.,-])\+?\(?\d[\d\s().-]{5,}\d(?![\p{L}\p{N}])/gu
const onlyDates = /^[\d\s-]*\d{4}-\d{2}-\d{2}[\d\s-]*$/

/** Hides names of people, e-mail addresses and phone numbers from a provider. */
export function redactorOf(people: readonly string[]): Redactor {
  const names = [...new Set(people)]
    .filter((name) => name.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
  const places = names.map((name, index) => ({ name, place: `[person ${index + 1}]` }))
  return {
    hide: (text) =>
      places
        .reduce((hidden, { name, place }) => hidden.replaceAll(new RegExp(RegExp.escape(name), 'giu'), place), text)
        .replaceAll(email, '[e-mail]')
        .replaceAll(phone, (found) =>
          onlyDates.test(found) || found.replaceAll(/\D/g, '').length < 7 ? found : '[phone]',
        ),
    restore: (text) => places.reduce((shown, { name, place }) => shown.replaceAll(place, name), text),
  }
}
