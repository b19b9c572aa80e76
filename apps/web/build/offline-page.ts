import { text } from '@countinghouse/contract/shell/offline.text'
import type { Text } from '@countinghouse/kernel/text'
import { directionOf, locales } from '@countinghouse/kernel/text'

/** The page that stands in for the app while the server cannot be reached. It holds every language; its style shows one. */
export function offlinePage(): string {
  return [
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex" />',
    `<title>${escaped(text.title.en)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
    '<link rel="stylesheet" href="/offline.css" />',
    '<script src="/offline.js"></script>',
    '</head>',
    '<body>',
    '<main>',
    '<img src="/favicon.svg" alt="" width="40" height="40" />',
    `<h1>${inEachLanguage(text.title)}</h1>`,
    `<p>${inEachLanguage(text.body)}</p>`,
    `<button type="button">${inEachLanguage(text.tryAgain)}</button>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function inEachLanguage(words: Text): string {
  return locales
    .map((locale) => `<span lang="${locale}" dir="${directionOf(locale)}">${escaped(words[locale])}</span>`)
    .join('')
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
