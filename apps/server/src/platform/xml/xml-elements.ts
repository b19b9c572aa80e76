import { parseXml, XmlDocumentType, XmlElement, XmlError } from '@rgrove/parse-xml'

/** The file is not read as XML; `line`: of the file, from 1. */
export class XmlRefusal extends Error {
  readonly reason: 'not_xml' | 'document_type' | 'too_deep'
  readonly line: number | null
  constructor(reason: XmlRefusal['reason'], line: number | null = null) {
    super(reason)
    this.reason = reason
    this.line = line
  }
}

/**
 * The root of a file of another company. A document type is refused, since entities of its own could grow without end or name other
 * files. Throws: XmlRefusal. Source: OWASP XML External Entity Prevention Cheat Sheet.
 */
export function rootOf(file: string): XmlElement {
  try {
    const { children, root } = parseXml(file, { preserveDocumentType: true })
    if (children.some((child) => child instanceof XmlDocumentType)) throw new XmlRefusal('document_type')
    if (root === null) throw new XmlRefusal('not_xml')
    requireShallow(root)
    return root
  } catch (error) {
    if (error instanceof XmlError) throw new XmlRefusal('not_xml', error.line)
    // Elements are read one inside the other: a file that nests them without end runs out of stack.
    if (error instanceof RangeError) throw new XmlRefusal('too_deep')
    throw error
  }
}

/** Most elements inside each other; invoices and bank statements have some twenty. */
const mostLevels = 100

/** The text of an element is read one inside the other too, with less stack left than the parser had. */
function requireShallow(root: XmlElement): void {
  let level: readonly XmlElement[] = [root]
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > mostLevels) throw new XmlRefusal('too_deep')
    level = level.flatMap(({ children }) => children.filter((child) => child instanceof XmlElement))
  }
}

/** Text of a file in UTF-8; older programs write Windows-1252. */
export function textOfFile(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

/** Namespace that an element declares for itself; null: none. */
export function namespaceOf({ name, attributes }: XmlElement): string | null {
  const colon = name.indexOf(':')
  return attributes[colon < 0 ? 'xmlns' : `xmlns:${name.slice(0, colon)}`] ?? null
}

export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Elements on a path, whatever their namespace. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) =>
      found.flatMap(({ children }) =>
        children.flatMap((child) => (child instanceof XmlElement && localName(child) === name ? [child] : [])),
      ),
    [element],
  )
}

/** Text of the first element on a path; null: there is none, or it has elements of its own. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | null {
  const found = elementsAt(element, ...path).find(
    ({ children }) => !children.some((child) => child instanceof XmlElement),
  )
  const text = found?.text.trim() ?? ''
  return text === '' ? null : text
}
