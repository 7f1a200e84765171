import type { Attributes } from 'graphology-types';
import { NodeProgram, type ProgramInfo } from 'sigma/rendering';
import type { NodeDisplayData, RenderParams } from 'sigma/types';
import { floatColor } from 'sigma/utils';
import type { NetworkNodeKind } from '@/api/words/admin';

/** The number of a kind's shape in the shader. */
const shapes: Record<NetworkNodeKind, number> = {
  user: 0,
  company: 1,
  partner: 2,
  role: 3,
  placement: 4,
  cluster: 5,
};

const VERTEX = /* glsl */ `
attribute vec4 a_id;
attribute vec4 a_color;
attribute vec2 a_position;
attribute float a_size;
attribute float a_shape;
attribute vec2 a_corner;
uniform mat3 u_matrix;
uniform float u_sizeRatio;
uniform float u_correctionRatio;
varying vec4 v_color;
varying vec2 v_at;
varying float v_soft;
varying float v_shape;
const float bias = 255.0 / 254.0;
void main() {
  float size = a_size * u_correctionRatio / u_sizeRatio * 4.0;
  vec2 position = a_position + size * a_corner;
  gl_Position = vec4((u_matrix * vec3(position, 1)).xy, 0, 1);
  v_at = a_corner * 2.0;
  v_soft = u_correctionRatio * 4.0 / size;
  v_shape = a_shape;
  #ifdef PICKING_MODE
  v_color = a_id;
  #else
  v_color = a_color;
  #endif
  v_color.a *= bias;
}
`;

// How far a point lies outside of each shape; 1 is as far as a corner of the quad.
const FRAGMENT = /* glsl */ `
precision highp float;
varying vec4 v_color;
varying vec2 v_at;
varying float v_soft;
varying float v_shape;
const vec4 nothing = vec4(0.0, 0.0, 0.0, 0.0);
void main() {
  vec2 at = abs(v_at);
  float round = length(v_at);
  float far = round - 0.8;
  if (v_shape > 4.5) far = max(round - 0.95, min(0.62 - round, round - 0.001));
  else if (v_shape > 3.5) far = max(at.x * 0.866 + at.y * 0.5, at.y) - 0.8;
  else if (v_shape > 2.5) far = max(at.x * 0.866 + v_at.y * 0.5, -v_at.y) - 0.45;
  else if (v_shape > 1.5) far = at.x + at.y - 1.0;
  else if (v_shape > 0.5) far = max(at.x, at.y) - 0.72;
  #ifdef PICKING_MODE
  gl_FragColor = far > 0.0 && round > 0.95 ? nothing : v_color;
  #else
  gl_FragColor = mix(v_color, nothing, smoothstep(-v_soft, v_soft, far));
  #endif
}
`;

const UNIFORMS = ['u_sizeRatio', 'u_correctionRatio', 'u_matrix'] as const;
type Uniform = (typeof UNIFORMS)[number];

/** Draws a node as the shape of its kind, on a square that is made of two triangles. */
export class ShapeProgram extends NodeProgram<Uniform> {
  override getDefinition() {
    const { FLOAT, TRIANGLES, UNSIGNED_BYTE } = WebGLRenderingContext;
    return {
      VERTICES: 6,
      VERTEX_SHADER_SOURCE: VERTEX,
      FRAGMENT_SHADER_SOURCE: FRAGMENT,
      METHOD: TRIANGLES,
      UNIFORMS,
      ATTRIBUTES: [
        { name: 'a_position', size: 2, type: FLOAT },
        { name: 'a_size', size: 1, type: FLOAT },
        { name: 'a_color', size: 4, type: UNSIGNED_BYTE, normalized: true },
        { name: 'a_id', size: 4, type: UNSIGNED_BYTE, normalized: true },
        { name: 'a_shape', size: 1, type: FLOAT },
      ],
      CONSTANT_ATTRIBUTES: [{ name: 'a_corner', size: 2, type: FLOAT }],
      CONSTANT_DATA: [
        [-0.5, -0.5],
        [0.5, -0.5],
        [-0.5, 0.5],
        [-0.5, 0.5],
        [0.5, -0.5],
        [0.5, 0.5],
      ],
    };
  }

  override processVisibleItem(
    nodeIndex: number,
    startIndex: number,
    data: NodeDisplayData & { kind?: NetworkNodeKind },
  ): void {
    this.array.set(
      [data.x, data.y, data.size, floatColor(data.color), nodeIndex, shapes[data.kind ?? 'user']],
      startIndex,
    );
  }

  override setUniforms(
    { correctionRatio, sizeRatio, matrix }: RenderParams,
    { gl, uniformLocations }: ProgramInfo<Uniform>,
  ): void {
    gl.uniform1f(uniformLocations.u_correctionRatio, correctionRatio);
    gl.uniform1f(uniformLocations.u_sizeRatio, sizeRatio);
    gl.uniformMatrix3fv(uniformLocations.u_matrix, false, matrix);
  }
}

export type NodeAttributes = Attributes & { kind: NetworkNodeKind };
