import { describe, expect, it } from 'vitest'
import { boxesOf, fold, foldedAtFirst, keepItems, layOut, stepOf, type Item } from './layout.ts'
import { branch, plant } from '../testing/rows.ts'
import { treeOf } from './tree.ts'

const told = (items: readonly Item[]): string[] =>
  items.map((item) => {
    switch (item.is) {
      case 'heading':
        return `# ${item.moment.turn}`
      case 'box':
        return `${'>'.repeat(item.level)} ${item.branches.map(({ id }) => id).join('+') || 'left'} ${item.steps}`
      case 'step':
        return `${'.'.repeat(item.level)}${item.row.id}${item.left ? '?' : ''}`
    }
  })

describe('the move tree', () => {
  it('lists a line under headings of its turns', () => {
    const tree = plant({ a: 'r', b: 'a', c: 'b', d: 'c' })
    const items = layOut(tree, { tip: 'd', redo: null, branches: [branch('main', 'd')] })
    // `c` ends turn 1 and is made in it; the position after it is the first of turn 2.
    expect(told(items)).toEqual(['# 1', 'a', 'b', 'c', '# 2', 'd'])
  })

  it('boxes a variation after the step it varies, with the branch that ends in it', () => {
    const tree = plant({ a: 'r', b: 'a', c: 'b', x: 'a', y: 'x' })
    const items = layOut(tree, {
      tip: 'c',
      redo: null,
      branches: [branch('main', 'c'), branch('A', 'y')],
    })
    expect(told(items)).toEqual(['# 1', 'a', 'b', '> A 2', '.x', '.y', 'c'])
  })

  it('shows undone steps as left, on the main line while redo leads there', () => {
    const tree = plant({ a: 'r', b: 'a', c: 'b', x: 'a' })
    const undone = layOut(tree, { tip: 'a', redo: 'b', branches: [branch('main', 'a')] })
    expect(told(undone)).toEqual(['# 1', 'a', 'b?', '> left 1', '.x?', 'c?'])
    const other = layOut(tree, { tip: 'x', redo: null, branches: [branch('main', 'x')] })
    expect(told(other)).toEqual(['# 1', 'a', 'x', '> left 2', '.b?', '.c?'])
  })

  it('puts the branch being played down the left side and the others in boxes', () => {
    const tree = plant({ a: 'r', b: 'a', x: 'r', y: 'x' })
    const branches = [branch('main', 'b'), branch('A', 'y')]
    expect(told(layOut(tree, { tip: 'y', redo: null, branches }))).toEqual([
      '# 1',
      'x',
      '> main 2',
      '.a',
      '.b',
      'y',
    ])
  })

  it('ends with a branch that has no step of its own yet: the match goes on in a box', () => {
    const tree = plant({ a: 'r', b: 'a', c: 'b' })
    const branches = [branch('main', 'c'), branch('A', 'a')]
    expect(told(layOut(tree, { tip: 'a', redo: null, branches }))).toEqual([
      '# 1',
      'a',
      '> main 2',
      '.b',
      '.c',
    ])
  })

  it('has every row tell of a step: headings of the first one below them', () => {
    const tree = plant({ a: 'r', b: 'a', c: 'b', d: 'c', x: 'a', y: 'x' })
    const branches = [branch('main', 'd'), branch('A', 'y')]
    const items = layOut(tree, { tip: 'd', redo: null, branches })
    expect(told(items)).toEqual(['# 1', 'a', 'b', '> A 2', '.x', '.y', 'c', '# 2', 'd'])
    expect(items.map(stepOf)).toEqual(['a', 'a', 'b', 'x', 'x', 'y', 'c', 'd', 'd'])
  })

  it('nests variations of variations', () => {
    const tree = plant({ a: 'r', x: 'r', y: 'x', z: 'x' })
    const items = layOut(tree, {
      tip: 'a',
      redo: null,
      branches: [branch('main', 'a'), branch('A', 'y'), branch('B', 'z', true)],
    })
    expect(told(items)).toEqual(['# 1', 'a', '> A 2', '.x', '.y', '>> left 1', '..z?'])
  })

  it('folds variations away, those within them too, and knows what a step lies in', () => {
    const tree = plant({ a: 'r', x: 'r', y: 'x', z: 'x', b: 'a', c: 'a' })
    const items = layOut(tree, {
      tip: 'b',
      redo: null,
      branches: [branch('main', 'b'), branch('A', 'y'), branch('B', 'z'), branch('C', 'c')],
    })
    const open = ['# 1', 'a', '> A 2', '.x', '.y', '>> B 1', '..z', 'b', '> C 1', '.c']
    expect(told(items)).toEqual(open)
    expect(told(fold(items, () => false))).toEqual(open)
    expect(told(fold(items, () => true))).toEqual(['# 1', 'a', '> A 2', 'b', '> C 1'])
    expect(told(fold(items, (key) => key === 'bz'))).toEqual(open.filter((row) => row !== '..z'))
    expect([...boxesOf(items)]).toEqual([
      ['x', ['bx']],
      ['y', ['bx']],
      ['z', ['bx', 'bz']],
      ['c', ['bc']],
    ])
  })

  it('folds a long main line away at first, so that it does not tear the branch being played in two', () => {
    const parents: Record<string, string> = { a: 'r', x: 'a', y: 'x', z: 'y', u: 'y' }
    for (let index = 1; index <= 20; index += 1) parents[`m${index}`] = index === 1 ? 'a' : `m${index - 1}`
    const tree = plant(parents)
    const items = layOut(tree, {
      tip: 'z',
      redo: null,
      branches: [branch('main', 'm20'), branch('A', 'z'), branch('B', 'u')],
    })
    const closed = foldedAtFirst(items)
    expect([...closed]).toEqual(['bm1'])
    expect(told(fold(items, (key) => closed.has(key)))).toEqual([
      '# 1',
      'a',
      'x',
      '> main 20',
      'y',
      '# 2',
      'z',
      '> B 1',
      '.u',
    ])
  })

  it('boxes the setup before anybody acts where that is wanted, folded at first, unless it is short', () => {
    const tree = plant({ a: 'r', b: 'a', c: 'b', x: 'b', d: 'c', e: 'd' })
    const dealt = (...steps: readonly string[]) =>
      treeOf(
        new Map(
          [...tree.rows].map(([id, row]) => [id, steps.includes(id) ? { ...row, actor: 'chance' } : row]),
        ),
      )
    const standing = { tip: 'e', redo: null, branches: [branch('main', 'e')], boxesSetup: true }
    const items = layOut(dealt('a', 'b', 'c', 'e'), standing)
    const open = ['# 1', '> left 3', '.a', '.b', '.c', '>> left 1', '..x?', '# 2', 'd', 'e']
    expect(told(items)).toEqual(open)
    const closed = foldedAtFirst(items)
    expect(told(fold(items, (key) => closed.has(key)))).toEqual(['# 1', '> left 3', '# 2', 'd', 'e'])
    expect(told(layOut(dealt('a', 'b'), standing))).not.toContain('> left 2')
    const plain = layOut(dealt('a', 'b', 'c', 'e'), { ...standing, boxesSetup: false })
    expect(told(plain)).not.toContain('> left 3')
  })

  it('lists every step of a large tree exactly once', () => {
    const parents: Record<string, string> = {}
    for (let index = 1; index < 3000; index += 1)
      parents[`s${index}`] =
        index === 1 ? 'r' : index % 7 === 0 ? `s${Math.max(1, index - 9)}` : `s${index - 1}`
    const tree = plant(parents)
    const items = layOut(tree, { tip: 's2990', redo: null, branches: [branch('main', 's2990')] })
    const steps = items.flatMap((item) => (item.is === 'step' ? [item.row.id] : []))
    expect(steps).toHaveLength(2999)
    expect(new Set(steps).size).toBe(2999)
  })
})

it('keeps the rows an action does not change, however the tree was built again', () => {
  const tree = plant({ a: 'r', b: 'a', x: 'a' })
  const before = layOut(tree, { tip: 'b', redo: null, branches: [branch('main', 'b'), branch('A', 'x')] })
  const grown = plant({ a: 'r', b: 'a', x: 'a', c: 'b' })
  const rows = new Map([...grown.rows, ...tree.rows])
  const standing = { tip: 'c', redo: null, branches: [branch('main', 'c'), branch('A', 'x')] }
  const now = layOut({ ...grown, rows }, standing)
  const kept = keepItems(before, now)
  expect(kept).toEqual(now)
  const changed = kept.filter((item) => !before.includes(item)).map(({ key }) => key)
  // The end of the main line went from `b` to `c`; the branch in the box equals the one before.
  expect(changed).toEqual(['b', 'c'])
})
