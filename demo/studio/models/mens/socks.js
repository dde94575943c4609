import { goods, shade } from '../../colours.js'
import { matte, plush, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { banded } from './cloths.js'

const { group, part, put, QUARTER, TURN } = form

/**
 * A sock pressed flat and lying on its side. Its middle line runs down the leg, round the heel and along the foot;
 * `leg` is the length above the ankle. A place is [along 0 cuff to 1 toe, across 0 front to 1 back].
 */
function sockOf({ leg = 1.9, foot = 1.5, wide = 0.46, thick = 0.17 }) {
  const line = form.curve(
    [
      [0, leg],
      ...(leg > 0.9 ? [[0, leg * 0.5]] : []),
      [0.02, Math.min(0.35, leg * 0.4)],
      [0.22, -0.12],
      [0.62, -0.3],
      [foot, -0.34],
    ],
    80,
  )
  const marks = [0]
  for (let i = 1; i < line.length; i++) {
    marks.push(marks[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]))
  }
  const total = marks.at(-1)
  const at = (t) => {
    const next = Math.min(
      80,
      Math.max(
        1,
        marks.findIndex((mark) => mark >= t * total),
      ),
    )
    const share = (t * total - marks[next - 1]) / (marks[next] - marks[next - 1])
    const [[x, y], [p, q]] = [line[next - 1], line[next]]
    const long = Math.hypot(p - x, q - y)
    return { x: x + (p - x) * share, y: y + (q - y) * share, nx: (q - y) / long, ny: -(p - x) / long }
  }
  const heel = (leg + 0.15) / total
  const half = (t) => {
    const toe = Math.max(0, (t - 0.86) / 0.14)
    return (wide + 0.12 * Math.exp(-(((t - heel) / 0.09) ** 2))) * Math.sqrt(Math.max(0, 1 - toe ** 2.4))
  }
  /** The skin round the sock: u goes about it, t along it; it lies with its side up, y. */
  const skin = (u, t, swell = 1) => {
    const { x, y, nx, ny } = at(Math.min(t, 0.9999))
    const w = half(t) * (0.98 + 0.02 * swell)
    const across = Math.cos(u * TURN)
    const over = Math.sin(u * TURN)
    const side = Math.sign(across) * Math.abs(across) ** 0.7 * w
    const flat = Math.sign(over) * Math.abs(over) ** 0.55 * thick * 0.5 * Math.min(1, w / 0.2) * swell
    return [x + nx * side, thick * 0.5 + flat, -(y + ny * side)]
  }
  return { skin, heel, total }
}

const covering = (sock, from, to, swell = 1) =>
  form.surface((u, v) => sock.skin(u, from + (to - from) * v, swell), 44, Math.ceil(8 + 50 * (to - from)))

/** A patch on the upper side between two places along and two across round the heel. */
function heelPatch(sock, reach) {
  return form.surface(
    (u, v) => {
      const t = sock.heel + (v - 0.5) * reach * 2
      const width = 0.19 * Math.sqrt(Math.max(0.0004, 1 - (2 * v - 1) ** 2))
      return sock.skin(width * (1 - u), t, 1.05)
    },
    20,
    26,
  )
}

function heelAndToe(parent, sock, cloth, reach = 0.085, toe = 0.9) {
  part(parent, heelPatch(sock, reach), cloth)
  part(parent, covering(sock, toe, 1, 1.04), cloth)
}

/** Two of a kind, the upper one turned a little. */
function pair(make) {
  const both = group()
  put(both, make(), { at: [-0.15, 0, 0], turn: [0, -0.12, 0] })
  put(both, make(), { at: [0.32, 0.19, 0.12], turn: [0, 0.16, 0] })
  return both
}

function band(parent, at, wide, high) {
  part(parent, form.box(wide, high, 0.5, 0.03), satin('#efe4d0'), { at })
  part(parent, form.cylinder(0.12, 0.12, 0.012, 32), matte('#b98a55'), { at: [at[0], at[1] + high / 2, at[2]] })
}

function crew(colour) {
  const sock = group()
  const cut = sockOf({})
  part(sock, covering(cut, 0, 0.56), ribbed(colour, [40, 1], 3))
  part(sock, covering(cut, 0.56, 1), woven(colour, [40, 26], 0.5))
  part(sock, covering(cut, 0, 0.12, 1.12), ribbed(shade(colour, -0.06), [56, 1], 4))
  heelAndToe(sock, cut, woven(shade(colour, -0.1), [30, 10], 0.5))
  return sock
}

function crewPair(colour) {
  const both = group()
  put(both, crew(colour))
  put(both, crew(colour), { at: [0.12, 0.18, 0.06], turn: [0, 0.02, 0] })
  band(both, [0.06, 0.18, -0.95], 1.16, 0.41)
  return both
}

/** Three pairs rolled into balls beside one that lies flat. */
function crewRolled(colour) {
  const set = group()
  put(
    set,
    pair(() => crew(colour)),
  )
  for (const [i, tone] of [colour, goods.sage, goods.sand].entries()) {
    const ball = put(set, group(), { at: [2.3 + (i % 2) * 0.15, 0, -1.5 + i * 1.02], turn: [0, 0.4 + i, 0] })
    part(ball, form.ball(0.5), ribbed(tone, [44, 1], 4), { at: [0, 0.42, 0], scale: [1.1, 0.84, 0.95] })
    part(ball, form.ring(0.34, 0.1), ribbed(shade(tone, -0.06), [1, 12], 4), {
      at: [0.34, 0.44, 0],
      turn: [0, QUARTER, 0],
      scale: [1, 0.8, 1],
    })
  }
  return set
}

function stripedSock(colour) {
  const sock = group()
  const cut = sockOf({ leg: 2.3 })
  part(sock, covering(cut, 0, 0.6), banded(goods.snow, colour, [1, 6], 0.52))
  part(sock, covering(cut, 0.6, 1), matte(colour, { sheen: 0.3 }))
  part(sock, covering(cut, 0, 0.07, 1.14), ribbed(shade(colour, -0.06), [56, 1], 4))
  heelAndToe(sock, cut, matte(goods.snow))
  return sock
}

function boot(colour) {
  const sock = group()
  const cut = sockOf({ leg: 2, wide: 0.54, thick: 0.3, foot: 1.55 })
  const marl = plush(colour, [10, 12], 2.4)
  const pale = plush(goods.oat, [6, 6], 2)
  part(sock, covering(cut, 0, 0.34, 1.06), ribbed(colour, [30, 1], 7))
  part(sock, covering(cut, 0.34, 1), marl)
  for (const t of [0.05, 0.09]) part(sock, covering(cut, t, t + 0.02, 1.12), matte(goods.brick))
  heelAndToe(sock, cut, pale, 0.1, 0.87)
  return sock
}

/** A low sock with its heel tab; three pairs lie in a row. */
function ankle(colour) {
  const sock = group()
  const cut = sockOf({ leg: 0.6, foot: 1.5, wide: 0.42, thick: 0.15 })
  part(sock, covering(cut, 0, 1), woven(colour, [40, 26], 0.6))
  part(sock, covering(cut, 0, 0.1, 1.2), ribbed(shade(colour, -0.08), [50, 1], 4))
  heelAndToe(sock, cut, woven(goods.snow, [20, 8], 0.4), 0.12, 0.88)
  part(sock, form.box(0.1, 0.15, 0.36, 0.05), matte(shade(colour, -0.14)), { at: [-0.43, 0.09, -0.55] })
  return sock
}

function ankleSet(colour) {
  const set = group()
  for (let i = 0; i < 3; i++) {
    for (const layer of [0, 1]) {
      const at = [i * 0.36 + layer * 0.08, layer * 0.16, -1.55 + i * 1.55 + layer * 0.06]
      put(set, ankle(colour), { at, turn: [0, i * 0.06, 0] })
    }
  }
  return set
}

/** The toe parted: a big toe of its own beside the rest. */
function tabi(colour) {
  const sock = group()
  const cut = sockOf({ leg: 1.35, foot: 1.15, wide: 0.48, thick: 0.2 })
  const cloth = woven(colour, [30, 24], 0.7)
  part(sock, covering(cut, 0, 0.93), cloth)
  const toe = (radius, at, turn) =>
    part(sock, form.capsule(radius, 0.3), cloth, { at, turn: [0, turn, QUARTER], scale: [0.1 / radius, 1.25, 1] })
  toe(0.2, [1.06, 0.1, 0.1], 0.1)
  toe(0.3, [0.94, 0.1, 0.52], -0.06)
  part(sock, covering(cut, 0, 0.16, 1.1), ribbed(colour, [46, 1], 4))
  for (const t of [0.045, 0.095])
    part(sock, covering(cut, t, t + 0.022, 1.16), matte(shade(colour, colour === goods.snow ? -0.3 : 0.3)))
  part(sock, heelPatch(cut, 0.1), woven(shade(colour, -0.1), [20, 10], 0.7))
  return sock
}

const flat = { yaw: -0.35, pitch: 0.8 }

export const socks = {
  'socks-rib': { ...flat, build: crewPair, again: { build: crewRolled, yaw: 0.3, pitch: 0.6 } },
  'socks-stripe': {
    ...flat,
    build: (colour) => pair(() => stripedSock(colour)),
    yaw: 0.3,
    again: { yaw: -0.6, pitch: 0.55 },
  },
  'socks-boot': { ...flat, build: (colour) => pair(() => boot(colour)), yaw: -0.5, again: { yaw: 0.4, pitch: 0.5 } },
  'socks-ankle': { ...flat, build: ankleSet, yaw: -0.2, again: { yaw: 0.6, pitch: 0.6 } },
  'socks-tabi': { ...flat, build: (colour) => pair(() => tabi(colour)), yaw: 0.2, again: { yaw: -0.5, pitch: 0.6 } },
}
