import { describe, expect, it } from 'vitest';
import { scaleOf, SHAPES, shapeOf } from '../src/ui/shape.js';

const size = (width: number, height: number): { width: number; height: number } => ({
  width,
  height,
});

describe('the shape of the table', () => {
  it.each([
    [1024, 768, 'wide'],
    [1180, 820, 'wide'],
    [1366, 768, 'wide'],
    [3840, 2160, 'wide'],
    [820, 1180, 'upright'],
    [768, 1024, 'upright'],
    [844, 390, 'rail'],
    [683, 384, 'rail'],
    [900, 700, 'rail'],
    [390, 844, 'phone'],
    [360, 640, 'phone'],
  ] as const)('on %i × %i', (width, height, shape) => {
    expect(shapeOf(size(width, height))).toBe(shape);
  });
});

describe('the scale of the table', () => {
  it('grows with a large screen, as far as both sides allow', () => {
    expect(scaleOf('wide', size(1366, 768))).toBe(1);
    expect(scaleOf('wide', size(1440, 900))).toBe(1);
    expect(scaleOf('wide', size(1920, 1080))).toBeCloseTo(1.2);
    expect(scaleOf('wide', size(2560, 1440))).toBeCloseTo(1.6);
    expect(scaleOf('wide', size(3440, 1440))).toBeCloseTo(1.6);
    expect(scaleOf('upright', size(1640, 2360))).toBeCloseTo(2);
  });

  it.each(SHAPES)('never makes letters smaller than they were drawn (%s)', (shape) => {
    expect(scaleOf(shape, size(320, 320))).toBe(1);
  });
});
