export type CommentPart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'mention'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly address: string }

type Comment = {
  readonly body: string
  readonly mentions: readonly { readonly name: string }[]
  readonly links: readonly { readonly code: string; readonly address: string }[]
}

/** Splits a comment at mentions and links; the joined parts equal the text. */
export function commentParts({ body, mentions, links }: Comment): readonly CommentPart[] {
  const marks = [
    ...mentions.map(({ name }) => ({ mark: `@${name}`, kind: 'mention' as const })),
    ...links.map(({ code, address }) => ({ mark: `#${code}`, kind: 'link' as const, address })),
  ].toSorted((one, other) => other.mark.length - one.mark.length)
  const parts: CommentPart[] = []
  let words = ''
  for (let at = 0; at < body.length;) {
    const found = marks.find(
      ({ mark }) => body.startsWith(mark, at) && !/^[\p{L}\p{N}]/u.test(body.slice(at + mark.length)),
    )
    if (found === undefined) words += body[at++]
    else {
      if (words !== '') parts.push({ kind: 'words', words })
      words = ''
      const { mark, ...part } = found
      parts.push({ ...part, words: mark })
      at += mark.length
    }
  }
  return words === '' ? parts : [...parts, { kind: 'words', words }]
}

/** The text after the `@` before the caret; null outside a mention. */
export function mentionAt(body: string, caret: number): string | null {
  return /(?:^|[\s(])@([\p{L}\p{M}'’-]{0,40}(?: [\p{L}\p{M}'’-]{1,40})?)$/u.exec(body.slice(0, caret))?.[1] ?? null
}
