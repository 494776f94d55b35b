import { type PointerEvent, useRef, useState } from "react";
import * as words from "../../words/onboarding.ts";
import { type Size, type Square, middleSquare, movedTo, scaledTo } from "./crop.ts";

/**
 * A square on a picture: dragged with a pointer, or set with three sliders. Puts `crop_left`, `crop_top` and `crop_size`
 * into its form, in pixels of the picture.
 */
export function Cropper({ picture }: { picture: string }) {
  const [size, setSize] = useState<Size | null>(null);
  const [square, setSquare] = useState<Square | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; y: number; from: Square } | null>(null);

  function drag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!grip.current || !box || size === null) return;
    const scale = size.width / box.width;
    const { x, y, from } = grip.current;
    setSquare(
      movedTo(from, from.left + (event.clientX - x) * scale, from.top + (event.clientY - y) * scale, size),
    );
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{words.cropTitle()}</legend>
      <p className="text-sm text-quiet">{words.cropHelp()}</p>
      <div
        ref={frame}
        className="relative w-full max-w-80 touch-none overflow-hidden rounded-md select-none"
        onPointerMove={drag}
        onPointerUp={() => {
          grip.current = null;
        }}
      >
        <img
          src={picture}
          alt={words.cropImage()}
          draggable={false}
          className="block w-full"
          onLoad={({ currentTarget }) => {
            const found = { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight };
            setSize(found);
            setSquare(middleSquare(found));
          }}
        />
        {size !== null && square !== null && (
          <div
            className="absolute cursor-move border-2 border-on-accent outline-2 outline-accent"
            style={{
              left: `${(square.left / size.width) * 100}%`,
              top: `${(square.top / size.height) * 100}%`,
              width: `${(square.size / size.width) * 100}%`,
              aspectRatio: "1",
              boxShadow: "0 0 0 100vmax rgb(0 0 0 / 0.5)",
            }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              grip.current = { x: event.clientX, y: event.clientY, from: square };
            }}
          />
        )}
      </div>
      {size !== null && square !== null && <Sliders size={size} square={square} onChange={setSquare} />}
    </fieldset>
  );
}

interface SlidersProps {
  size: Size;
  square: Square;
  onChange: (square: Square) => void;
}

function Sliders({ size, square, onChange }: SlidersProps) {
  const largest = Math.min(size.width, size.height);
  return (
    <>
      <Slider
        label={words.cropSize()}
        min={20}
        max={100}
        value={Math.round((square.size / largest) * 100)}
        onChange={(percent) => onChange(scaledTo(square, percent / 100, size))}
      />
      <Slider
        label={words.cropX()}
        min={0}
        max={size.width - square.size}
        value={square.left}
        onChange={(left) => onChange(movedTo(square, left, square.top, size))}
      />
      <Slider
        label={words.cropY()}
        min={0}
        max={size.height - square.size}
        value={square.top}
        onChange={(top) => onChange(movedTo(square, square.left, top, size))}
      />
      <input type="hidden" name="crop_left" value={square.left} />
      <input type="hidden" name="crop_top" value={square.top} />
      <input type="hidden" name="crop_size" value={square.size} />
    </>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <span className="w-28 shrink-0">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        disabled={max <= min}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-w-0 flex-1 accent-accent"
      />
    </label>
  );
}
