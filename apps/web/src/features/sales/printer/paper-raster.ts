import type { Bitmap } from '@countinghouse/kernel/escpos'

/** Brightness below which a dot is printed. */
const darkBelow = 140

/** A paper as it is laid out on the page, in the dots of a printer. It has texts, borders and paths of SVG, and nothing else. */
export async function rasterOf(paper: HTMLElement, width: number): Promise<Bitmap> {
  await document.fonts.ready
  const box = paper.getBoundingClientRect()
  const scale = width / box.width
  const height = Math.ceil(box.height * scale)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('The browser draws no pictures.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale)
  context.fillStyle = 'black'
  for (const element of paper.querySelectorAll('*')) drawBorders(context, element)
  for (const picture of paper.querySelectorAll('svg')) drawPaths(context, picture)
  const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() !== null) drawText(context, texts.currentNode as Text)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, isDark: (x, y) => (data[(y * width + x) * 4] ?? 255) < darkBelow }
}

type Context = OffscreenCanvasRenderingContext2D

function drawBorders(context: Context, element: Element): void {
  const style = getComputedStyle(element)
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const [above, below] = [Number.parseFloat(style.borderTopWidth), Number.parseFloat(style.borderBottomWidth)]
  const [west, east] = [Number.parseFloat(style.borderLeftWidth), Number.parseFloat(style.borderRightWidth)]
  const isDashed = style.borderTopStyle === 'dashed'
  for (let x = left; above > 0 && x < right; x += isDashed ? above * 6 : width)
    context.fillRect(x, top, isDashed ? Math.min(above * 3, right - x) : width, above)
  context.fillRect(left, bottom - below, width, below)
  context.fillRect(left, top, west, height)
  context.fillRect(right - east, top, east, height)
}

function drawPaths(context: Context, picture: SVGSVGElement): void {
  const { left, top, width } = picture.getBoundingClientRect()
  context.save()
  context.translate(left, top)
  context.scale(width / picture.viewBox.baseVal.width, width / picture.viewBox.baseVal.width)
  for (const path of picture.querySelectorAll('path')) context.fill(new Path2D(path.getAttribute('d') ?? ''))
  context.restore()
}

function drawText(context: Context, node: Text): void {
  const parent = node.parentElement
  if (parent === null) return
  const style = getComputedStyle(parent)
  const isRightToLeft = style.direction === 'rtl'
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = isRightToLeft ? 'right' : 'left'
  for (const { text, left, right, top, bottom } of linesOf(node)) {
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text)
    const baseline = top + (bottom - top - ascent - descent) / 2 + ascent
    context.fillText(text, isRightToLeft ? right : left, baseline)
  }
}

type Line = { text: string; left: number; right: number; top: number; bottom: number }

/** The lines that a text was broken into. */
function linesOf(node: Text): Line[] {
  const lines: Line[] = []
  const range = document.createRange()
  let at = 0
  for (const letter of node.data) {
    range.setStart(node, at)
    range.setEnd(node, (at += letter.length))
    const [rect] = range.getClientRects()
    // Blanks that were collapsed have no place.
    if (rect === undefined) continue
    const line = lines.at(-1)
    if (line === undefined || rect.top >= line.bottom || rect.bottom <= line.top)
      lines.push({ text: letter, left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom })
    else {
      line.text += letter
      line.left = Math.min(line.left, rect.left)
      line.right = Math.max(line.right, rect.right)
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() })).filter(({ text }) => text !== '')
}
