import { expect, test } from 'vitest'
import type { BuildManifest } from './held-program-plugin.ts'
import { filesOfRegister } from './held-program-plugin.ts'

const register = 'src/features/sales/register/'
const manifest: BuildManifest = {
  'index.html': { file: 'index.js', assets: ['inter.woff2', 'plex.woff'], dynamicImports: ['src/app.tsx'] },
  'src/app.tsx': {
    file: 'app.js',
    css: ['app.css'],
    imports: ['_kit.js'],
    dynamicImports: [
      `${register}register.screen.tsx`,
      'src/features/procure/brand/brand.record.tsx',
      'src/kit/master/master-screen.tsx',
      '../../packages/contract/src/procure/brand.ts',
    ],
  },
  '_kit.js': { file: 'kit.js', dynamicImports: ['src/app/switcher/switcher.tsx'] },
  'src/app/switcher/switcher.tsx': { file: 'switcher.js' },
  [`${register}register.screen.tsx`]: { file: 'register.js', dynamicImports: [`${register}selling.tsx`] },
  [`${register}selling.tsx`]: { file: 'selling.js', imports: ['_kit.js', '_list.js'] },
  '_list.js': { file: 'list.js' },
  'src/features/procure/brand/brand.record.tsx': { file: 'brand.js' },
  'src/kit/master/master-screen.tsx': { file: 'master.js' },
}

test('the register is the shell, its page and the parts that both load later, and no other page', () => {
  expect(filesOfRegister(manifest).toSorted()).toEqual([
    'app.css',
    'app.js',
    'index.js',
    'inter.woff2',
    'kit.js',
    'list.js',
    'register.js',
    'selling.js',
    'switcher.js',
  ])
})

test('a build without its page is told', () => {
  expect(() => filesOfRegister({})).toThrow('The build has no index.html.')
})
