import type { RenderedLabel } from './arrange-label.ts'
import { darkAreas } from './dark-areas.ts'
import type { Step } from './outline.ts'
import { outlineOf, strike } from './outline.ts'

/** A label as an SVG of its own size; text is drawn as outlines, so no fonts are required. */
export function renderSvg({ width, height, dot, symbol, lines }: RenderedLabel): string {
  const code = darkAreas(symbol, dot).map(
    (area) => `M${short(area.x)} ${short(area.y)}h${short(area.width)}v${short(area.height)}h${short(-area.width)}z`,
  )
  const letters = lines.map((line) => outlineOf(line).map(written).join(''))
  const struck = lines
    .filter(({ isStruck }) => isStruck)
    .map(
      ({ x, baseline, size, line }) =>
        `M${short(x)} ${short(baseline - strike.above * size)}h${short(line.width * size)}v${short(strike.thickness * size)}h${short(-line.width * size)}z`,
    )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<path shape-rendering="crispEdges" d="${code.join('')}"/>`,
    `<path d="${[...letters, ...struck].join('')}"/>`,
    '</svg>',
  ].join('')
}

function written(step: Step): string {
  switch (step.kind) {
    case 'move':
      return `M${short(step.x)} ${short(step.y)}`
    case 'line':
      return `L${short(step.x)} ${short(step.y)}`
    case 'quadratic':
      return `Q${short(step.cx)} ${short(step.cy)} ${short(step.x)} ${short(step.y)}`
    case 'cubic':
      return `C${short(step.cx)} ${short(step.cy)} ${short(step.dx)} ${short(step.dy)} ${short(step.x)} ${short(step.y)}`
    case 'close':
      return 'Z'
  }
}

/** A thousandth of a millimetre is finer than any printer. */
function short(length: number): string {
  return String(Math.round(length * 1000) / 1000)
}
